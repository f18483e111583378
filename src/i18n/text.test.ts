import { message } from './message'
import { translator } from './text'

const dictionary = {
  type: 'test',
  'zh-CN': { seats: '选择 {count} 位', missing: '请填写{label}' },
  'zh-MO': { seats: '選擇 {count} 位', missing: '請填寫{label}' },
  'en-US': { seats: 'Choose {count} {count, plural, one {seat} other {seats}}', missing: '{label} is required' },
}

describe('texts', () => {
  it.each([
    [0, 'Choose 0 seats'],
    [1, 'Choose 1 seat'],
    [2, 'Choose 2 seats'],
  ])('have singular and plural forms: %s', (count, words) => {
    expect(translator(dictionary, 'en-US')('seats', { count })).toBe(words)
    expect(translator(dictionary, 'zh-CN')('seats', { count })).toBe(`选择 ${count} 位`)
  })

  it('follow the language of the moment and the merchant’s texts when a rule chooses them', () => {
    const missing = message(dictionary, 'missing')
    expect(missing('zh-MO', undefined, { label: '姓名' })).toBe('請填寫姓名')
    expect(missing('en-US', undefined, { label: 'Name' })).toBe('Name is required')
    expect(missing('en-US', (text) => text.replace('required', 'needed'), { label: 'Name' })).toBe('Name is needed')
  })
})
