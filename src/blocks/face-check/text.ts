import type { Dictionary } from '@/i18n/text'
import enUS from './locales/en-us'
import zhCN, { type FaceTextKey } from './locales/zh-cn'
import zhMO from './locales/zh-mo'

/** Words of showing one's face. */
export const faceText: Dictionary<FaceTextKey> = { type: 'face', 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
