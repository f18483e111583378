import { latePart } from '@/shell/late-part'

/** Few pages open with one, and none before its layout has come. */
export const LateBannerWindow = latePart(async () => (await import('./banner-window')).BannerWindow)
