import type { AllTextKey } from './zh-cn'

const zhMO: Record<AllTextKey, string> = {
  title: '全部演出',
  'empty.title': '找不到合適的演出',
  'empty.hint': '換個條件試試',
  'empty.reset': '清除篩選條件',
}

export default zhMO
