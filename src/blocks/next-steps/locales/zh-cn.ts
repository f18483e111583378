const zhCN = { help: '客服与帮助' }

export type NextStepsTextKey = keyof typeof zhCN
export default zhCN
