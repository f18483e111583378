import { hooks, mergeInternalComponents } from '@tarojs/shared'
import { componentsOf } from './components'
import { leaveOutNeedless } from './lean-nodes'

mergeInternalComponents(componentsOf(process.env.TARO_ENV))
hooks.tap('modifyHydrateData', leaveOutNeedless)
