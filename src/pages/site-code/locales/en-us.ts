import type { SiteCodeTextKey } from './zh-cn'

const enUS: Record<SiteCodeTextKey, string> = {
  title: 'City code',
  hint: 'Scan to see shows on sale in {city}',
  next: 'New code in {time}',
  name: 'QR code of {city}',
  shows: 'See shows',
}

export default enUS
