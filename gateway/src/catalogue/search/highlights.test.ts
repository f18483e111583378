import { highlightsOf } from './highlights'

const marked = (name: string, keyword: string) => highlightsOf(name, keyword).map(([from, to]) => name.slice(from, to))

describe('highlights in a name (CAT-023)', () => {
  it.each([
    ['林屿「星河入梦」巡回演唱会', '星河', ['星河']],
    ['林屿「星河入梦」巡回演唱会 - 上海站', '上海演唱会', ['演唱会', '上海']],
    ['Hamlet, Beijing', 'HAMLET', ['Hamlet']],
    ['Hamlet, Beijing', 'beijing hamlet', ['Hamlet', 'Beijing']],
    ['芭蕾舞劇《胡桃夾子》', '胡桃夹子', ['胡桃夾子']],
    ['芭蕾舞剧《胡桃夹子》', 'htjz', ['胡桃夹子']],
    ['芭蕾舞剧《胡桃夹子》', 'taojia', ['桃夹']],
    ['芭蕾舞剧《胡桃夹子》', 'hut', ['胡桃']],
    ['话剧《哈姆雷特》', '牡丹亭', []],
    ['话剧《哈姆雷特》', '', []],
  ])('%s, %s', (name, keyword, expected) => {
    expect(marked(name, keyword)).toEqual(expected)
  })
})
