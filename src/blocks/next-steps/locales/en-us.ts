import type { NextStepsTextKey } from './zh-cn'

const enUS: Record<NextStepsTextKey, string> = { help: 'Help and contact' }

export default enUS
