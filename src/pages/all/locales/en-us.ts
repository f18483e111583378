import type { AllTextKey } from './zh-cn'

const enUS: Record<AllTextKey, string> = {
  title: 'All shows',
  'empty.title': 'No shows found',
  'empty.hint': 'Try other filters',
  'empty.reset': 'Clear filters',
}

export default enUS
