import type { NextStepsTextKey } from './zh-cn'

const zhMO: Record<NextStepsTextKey, string> = { help: '客服與幫助' }

export default zhMO
