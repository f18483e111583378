import { listCustomButtons } from '@/contracts/layout/list-custom-buttons'
import { demoButtons } from '../../demo/custom-buttons'
import { sharedRoute } from '../../http/define-route'
import { pictureUrls } from '../../presenters/picture-urls'

export const listCustomButtonsRoute = sharedRoute(listCustomButtons, ({ input: { page }, locale, origin, shop }) =>
  demoButtons(shop.merchant, page).map(({ icon, name, target }) => ({
    text: name[locale],
    iconUrl: pictureUrls(origin).icon(icon),
    jump: { type: 'PAGE' as const, target },
  })),
)
