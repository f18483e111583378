import { vendorPrivacy } from './vendor-privacy'

declare const tt: Parameters<typeof vendorPrivacy>[0] extends () => infer Vendor ? Vendor : never

export const privacy = vendorPrivacy(() => tt)
