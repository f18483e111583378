import { listCustomButtons } from '@/contracts/layout/list-custom-buttons'
import { sharedRoute } from '../../http/define-route'
import { pictureUrls } from '../../presenters/picture-urls'

/** The minimal merchant has no buttons. */
export const listCustomButtonsRoute = sharedRoute(listCustomButtons, ({ input: { page }, locale, origin, shop }) =>
  (shop.merchant === 'minimal' ? [] : shop.catalogue.content.buttons[page]).map(({ icon, name, target }) => ({
    text: name[locale],
    iconUrl: pictureUrls(origin).icon(icon),
    jump: { type: 'PAGE' as const, target },
  })),
)
