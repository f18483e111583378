import fc from 'fast-check'
import type { FormFieldType } from '@/contracts/form/form-field'
import { answerFault, chosenOptions, longestAnswer, optionsAnswer, phoneAnswer, phoneOfAnswer } from './form-answer'

const NOW = Date.UTC(2026, 10, 20)
const OPTIONS = ['日班', '夜班']
const fault = (type: FormFieldType, answer: string, more: { maxLength?: number; pattern?: string } = {}) =>
  answerFault({ type, required: true, options: OPTIONS, ...more }, answer, NOW)

describe('an answer to a question of a form', () => {
  it.each<[FormFieldType, string, ReturnType<typeof fault>]>([
    ['TEXT', '  ', 'required'],
    ['TEXT', 'x'.repeat(100), null],
    ['TEXT', 'x'.repeat(101), 'length'],
    ['TEXT', '🎭'.repeat(100), null],
    ['TEXTAREA', 'x'.repeat(500), null],
    ['TEXTAREA', 'x'.repeat(501), 'length'],
    ['PHONE', '13800138000', null],
    ['PHONE', '+852 61234567', null],
    ['PHONE', '+852 13800138000', 'format'],
    ['PHONE', '138-0013-8000', 'format'],
    ['PHONE', '+0 123456', 'format'],
    ['ID_CARD', '11010519491231002x', null],
    ['ID_CARD', '110105194912310021', 'format'],
    ['SELECT', '夜班', null],
    ['SELECT', '午班', 'option'],
    ['SELECT', '日班\n夜班', 'option'],
    ['MULTI', '日班\n夜班', null],
    ['MULTI', '日班\n午班', 'option'],
    ['MULTI', '日班\n日班', 'option'],
    ['DATE', '2026-02-28', null],
    ['DATE', '2026-02-30', 'format'],
    ['DATE', '20260228', 'format'],
    ['IMAGE', 'https://encore.example/files/a.png', null],
    ['IMAGE', 'javascript:alert(1)', 'format'],
    ['IMAGE', `https://encore.example/${'x'.repeat(500)}`, 'format'],
  ])('checks an answer of type %s: %j (WORK-002, OPEN-004)', (type, answer, expected) => {
    expect(fault(type, answer)).toBe(expected)
  })

  it('may be omitted when optional', () => {
    expect(answerFault({ type: 'DATE', required: false }, ' ', NOW)).toBeNull()
  })

  it('obeys the length and pattern of its question', () => {
    expect(longestAnswer({ type: 'TEXT', maxLength: 3 })).toBe(3)
    expect(fault('TEXT', 'abcd', { maxLength: 3 })).toBe('length')
    expect(fault('TEXT', 'A12', { pattern: '[A-Z]\\d+' })).toBeNull()
    expect(fault('TEXT', 'xA12', { pattern: '[A-Z]\\d+' })).toBe('format')
  })

  it('accepts any input when the pattern is invalid', () => {
    expect(fault('TEXT', 'anything', { pattern: '(' })).toBeNull()
  })

  it('keeps options and numbers as entered', () => {
    const option = fc.string({ minLength: 1 }).filter((text) => !text.includes('\n'))
    fc.assert(
      fc.property(fc.array(option), (options) => expect(chosenOptions(optionsAnswer(options))).toEqual(options)),
    )
    for (const phone of [
      { countryCode: '86', cellphone: '13800138000' },
      { countryCode: '852', cellphone: '61234567' },
    ]) {
      expect(phoneOfAnswer(phoneAnswer(phone))).toEqual(phone)
    }
  })
})
