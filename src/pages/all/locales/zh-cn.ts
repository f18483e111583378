const zhCN = {
  title: '全部演出',
  'empty.title': '没有找到合适的演出',
  'empty.hint': '换个条件试试',
  'empty.reset': '清除筛选条件',
}

export type AllTextKey = keyof typeof zhCN
export default zhCN
