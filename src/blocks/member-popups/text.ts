import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type PopupTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Words of what members are greeted with. */
export const popupText: Dictionary<PopupTextKey> = { type: 'memberPopup', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
