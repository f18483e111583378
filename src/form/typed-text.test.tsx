import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { documentFields } from '@/blocks/documents/document-fields'
import type { IdType } from '@/contracts/attendee/attendee'
import { codeInText } from '@/domain/code-in-text'
import type { PhoneNumber } from '@/domain/phone'
import { codeField } from '@/form/code-field'
import type { Field } from '@/form/field'
import { phoneField } from '@/form/phone-field'
import { typedCodeField } from '@/form/typed-code-field'
import { invoiceForm } from '@/package-invoice/pages/invoice/invoice-form'
import { PrivilegeModel } from '@/package-show/pages/privilege/privilege-model'
import { BindModel } from '@/package-ticket/binding/bind-model'
import { MAX_CAPTCHA_LENGTH } from '@/package-user/account/code-request'
import { CouponExchangeModel } from '@/package-user/pages/coupon-exchange/coupon-exchange-model'
import { WorkPermitLoginModel } from '@/package-user/pages/work_permit_login/work-permit-login-model'
import { FakeStorage } from '@/platform/storage/storage-fake'
import type { App } from '@/services/app'
import { DraftsStore } from '@/stores/drafts-store'
import { PhoneField } from '@/ui/form-field/phone-field'
import { TextField } from '@/ui/form-field/text-field'

const CLOCK = { now: () => Date.parse('2026-11-20T12:00:00+08:00') }
/** Models are made, and nothing of them is sent. */
const app = {
  request: async () => null,
  drafts: new DraftsStore(new FakeStorage(), CLOCK, () => null),
  clock: CLOCK,
} as unknown as App

/** Ignored characters of a code: blanks, hyphens, brackets, of any width, and invisible ones. */
const SEPARATORS = [' ', '\u3000', '\u00a0', '-', '－', '–', '(', ')', '（', '）', '\u200b', '\u2060', '\ufeff']

const document = (idType: IdType) => documentFields(CLOCK, { idType, isRequired: () => true }).idNo

/** A text field with its resulting value. */
interface TextCase {
  field: Field<string>
  sent?(value: string): string
}

const TEXTS: readonly [name: string, plain: string, make: () => TextCase][] = [
  ['a code sent to a phone', '815771', () => ({ field: codeField() })],
  ['the letters of a picture', 'AB3D', () => ({ field: typedCodeField(MAX_CAPTCHA_LENGTH) })],
  ['a coupon', 'ENCORE2026', () => ({ field: new CouponExchangeModel(app).code })],
  ['a privilege', 'FRIENDS88', () => ({ field: new PrivilegeModel(app, {}).code })],
  ['a project', 'RIVER2026', () => ({ field: new WorkPermitLoginModel(app).code })],
  ['tickets', 'GIFT8K2M', () => ({ field: new BindModel(app).code, sent: codeInText })],
  [
    'a taxpayer',
    '91310115MA1K4B5C6D',
    () => ({ field: invoiceForm(app.drafts.of('invoice'), async () => null).form.fields.taxpayerId }),
  ],
  ['an ID card', '11010119900307803X', () => ({ field: document('ID_CARD') })],
  ['a Hong Kong card', 'A1234563', () => ({ field: document('HONGKONG_ID') })],
  ['a passport', 'E12345678', () => ({ field: document('PASSPORT') })],
]

/** One part of what is typed, by an input method or without one. */
interface Part {
  text: string
  isComposed: boolean
}

const separator = fc.constantFrom('', '', ...SEPARATORS)

/** A sign in any width and case, between separators. */
function spelt(sign: string): fc.Arbitrary<string> {
  const wide = (narrow: string) => String.fromCharCode(narrow.charCodeAt(0) + 0xfee0)
  const written = fc.constantFrom(sign, sign.toLowerCase(), wide(sign), wide(sign.toLowerCase()))
  return fc.tuple(separator, written, separator).map((texts) => texts.join(''))
}

/** Ways of typing a plain text: sign by sign or several at once, each time composed or not. */
function typings(plain: string): fc.Arbitrary<Part[]> {
  const signs = fc.tuple(...Array.from(plain, spelt))
  const cuts = fc.array(fc.integer({ min: 1, max: plain.length }), { maxLength: 4 })
  const composed = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 })
  return fc.tuple(signs, cuts, composed).map(([texts, places, ways]) => {
    const ends = [...new Set([...places, plain.length])].sort((one, other) => one - other)
    return ends.map((end, at) => ({
      text: texts.slice(ends[at - 1] ?? 0, end).join(''),
      isComposed: ways[at] ?? false,
    }))
  })
}

const input = () => screen.getByLabelText<HTMLInputElement>('number')

function typeInto(parts: readonly Part[]): void {
  for (const { text, isComposed } of parts) {
    const before = input().value
    if (isComposed) {
      fireEvent.compositionStart(input())
      for (let length = 1; length < text.length; length += 1) {
        fireEvent.input(input(), { target: { value: before + text.slice(0, length) } })
      }
    }
    fireEvent.input(input(), { target: { value: before + text } })
    if (isComposed) fireEvent.compositionEnd(input(), { data: text })
  }
}

/** Types a plain text in many ways; each has to come to the same value. */
function expectSame(plain: string, { value, reset }: Typed): void {
  fc.assert(
    fc.property(typings(plain), (parts) => {
      act(reset)
      typeInto(parts)
      expect(value()).toBe(plain)
    }),
    { numRuns: 40 },
  )
}

interface Typed {
  value(): string
  reset(): void
}

describe('a code typed in any width, grouping and case, composed or not', () => {
  afterEach(cleanup)

  it.each(TEXTS)('becomes plain in the field for %s (issue 31)', (_name, plain, make) => {
    const { field, sent = (value) => value } = make()
    render(<TextField id="number" label="number" field={field} kind="typedCode" maxLength={plain.length} />)
    expectSame(plain, {
      value: () => sent(field.value),
      reset: () => field.reset(''),
    })
    act(() => field.reset(''))
    typeInto([{ text: plain, isComposed: false }])
    expect([sent(field.value), field.problem]).toEqual([plain, null])
  })

  it('becomes plain in the field for a phone (issue 31)', () => {
    const field: Field<PhoneNumber> = phoneField()
    render(<PhoneField id="number" label="number" field={field} areas={[{ code: '86', name: '' }]} />)
    expectSame('13800138000', {
      value: () => (field.value.countryCode === '86' ? field.value.cellphone : ''),
      reset: () => field.reset(),
    })
  })
})
