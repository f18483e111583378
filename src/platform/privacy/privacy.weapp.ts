import { vendorPrivacy } from './vendor-privacy'

declare const wx: Parameters<typeof vendorPrivacy>[0] extends () => infer Vendor ? Vendor : never

export const privacy = vendorPrivacy(() => wx)
