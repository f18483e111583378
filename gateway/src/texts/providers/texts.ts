import { enUS } from './en-us'
import { zhCN } from './zh-cn'
import { zhMO } from './zh-mo'

export const providersTexts = { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
