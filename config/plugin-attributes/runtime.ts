import { mergeInternalComponents } from '@tarojs/shared'
import { componentsOf } from './components'

mergeInternalComponents(componentsOf(process.env.TARO_ENV))
