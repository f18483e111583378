import type { NextStepsTextKey } from './zh-cn'

const enUS: Record<NextStepsTextKey, string> = { help: 'Help' }

export default enUS
