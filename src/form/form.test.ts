import fc from 'fast-check'
import { CODE_LENGTH } from '@/domain/phone'
import { AppError } from '@/lib/app-error'
import { codeField } from './code-field'
import type { Draft, DraftValue } from './draft'
import { Field } from './field'
import { Form } from './form'
import { phoneField } from './phone-field'
import { textField } from './text-field'
import { chosen, idNumber, minLength, required } from './validators'

class FakeDraft implements Draft {
  saved: readonly DraftValue[] | null = null
  load = () => this.saved && new Map(this.saved.map(({ name, value }) => [name, value]))
  save = (values: readonly DraftValue[]) => {
    this.saved = values
  }
  clear = () => {
    this.saved = null
  }
}

const refusal = (statusCode: number) => new AppError('rejected', 'refused', { statusCode, comments: 'no' })

function build(answer: () => Promise<string> = async () => 'done', draft = new FakeDraft()) {
  const fields = {
    name: textField({ validators: [required] }),
    phone: phoneField(),
    code: codeField(),
  }
  const sent: unknown[] = []
  const form = new Form(fields, {
    submit: (values) => {
      sent.push(values)
      return answer()
    },
    serverErrors: new Map([[7, 'code']] as const),
    draft,
  })
  const fill = () => {
    fields.name.set('Lin')
    fields.phone.set({ countryCode: '86', cellphone: '138 0013 8000' })
    fields.code.set('123456')
  }
  return { form, ...fields, sent, fill, draft }
}

const words = (field: { message: Field<unknown>['message'] }, label = 'Name') =>
  field.message?.('en-US', undefined, { label }) ?? null

describe('a form', () => {
  it('shows an error once the user has left a field that is not empty', () => {
    const { phone } = build()
    phone.leave()
    expect(phone.message).toBeNull()
    phone.set({ countryCode: '86', cellphone: '12' })
    expect(phone.message).toBeNull()
    phone.leave()
    expect(words(phone)).toBe('Enter a valid phone number')
    phone.set({ countryCode: '86', cellphone: '13800138000' })
    expect(phone.message).toBeNull()
  })

  it('sends nothing invalid, shows every error and focuses the first', async () => {
    const { form, name, phone, code, sent } = build()
    name.set('Lin')
    expect(await form.submit()).toBeNull()
    expect(sent).toEqual([])
    expect([name, phone, code].map((field) => words(field, 'This'))).toEqual([
      null,
      'This is required',
      'This is required',
    ])
    expect([name, phone, code].map(({ revealCount }) => revealCount)).toEqual([0, 1, 0])
  })

  it('sends its stored input once, however often it is submitted', async () => {
    let release = (_answer: string) => {}
    const { form, fill, sent } = build(() => new Promise((resolve) => (release = resolve)))
    fill()
    const first = form.submit()
    expect(form.isSubmitting).toBe(true)
    expect(await form.submit()).toBeNull()
    release('done')
    expect(await first).toBe('done')
    expect(sent).toEqual([{ name: 'Lin', phone: { countryCode: '86', cellphone: '13800138000' }, code: '123456' }])
  })

  it('shows a field error of the server below the field until it changes', async () => {
    const { form, fill, code } = build(() => Promise.reject(refusal(7)))
    fill()
    await form.submit()
    expect(form.error).toBeNull()
    expect(code.serverError).toMatchObject({ message: 'no' })
    expect(code.revealCount).toBe(1)
    code.set('123456')
    expect(code.hasError).toBe(true)
    code.set('654321')
    expect(code.hasError).toBe(false)
  })

  it('shows a server error without a field on the form', async () => {
    const { form, fill, code } = build(() => Promise.reject(refusal(8)))
    fill()
    await form.submit()
    expect(form.error).toMatchObject({ message: 'no' })
    expect(code.hasError).toBe(false)
  })

  it('restores its input when reopened, except codes, and clears it after success', async () => {
    const { fill, draft } = build()
    fill()
    const again = build(undefined, draft)
    expect(again.form.values).toEqual({
      name: 'Lin',
      phone: { countryCode: '86', cellphone: '13800138000' },
      code: '',
    })
    expect(words(again.code)).toBeNull()
    again.code.set('123456')
    await again.form.submit()
    expect(draft.saved).toBeNull()
  })

  it('keeps its input after a rejection', async () => {
    const { form, fill, draft } = build(() => Promise.reject(refusal(8)))
    fill()
    await form.submit()
    expect(draft.saved).not.toBeNull()
  })

  it('ignores draft values of another shape', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (name, phone) => {
        const draft = new FakeDraft()
        draft.save([
          { name: 'name', value: name, mayStay: true },
          { name: 'phone', value: phone, mayStay: true },
        ])
        const { form } = build(undefined, draft)
        expect(typeof form.values.name).toBe('string')
        expect(typeof form.values.phone.cellphone).toBe('string')
        expect(typeof form.values.phone.countryCode).toBe('string')
        expect(typeof form.isValid).toBe('boolean')
      }),
    )
  })

  it('empties after a reset', () => {
    const { form, fill, draft } = build()
    fill()
    form.check()
    form.reset()
    expect(form.values).toEqual({ name: '', phone: { countryCode: '86', cellphone: '' }, code: '' })
    expect(draft.saved).toBeNull()
  })
})

describe('the rules of fields', () => {
  const problemOf = <Value>(field: Field<Value>, typed: Value) => {
    field.set(typed)
    return field.problem?.('en-US', undefined, { label: 'This' }) ?? null
  }

  it('require more than blanks', () => {
    const name = textField({ validators: [required] })
    expect(problemOf(name, '   ')).toBe('This is required')
    expect(problemOf(name, 'Lin')).toBeNull()
    expect(problemOf(new Field<string | null>(null, { validators: [chosen] }), null)).toBe('This is required')
  })

  it('count characters, not their halves, and ignore empty optional fields', () => {
    const detail = textField({ validators: [minLength(3)] })
    expect(problemOf(detail, '🎭🎭')).toBe('This needs at least 3 characters')
    expect(problemOf(detail, '🎭🎭🎭')).toBeNull()
    expect(problemOf(detail, '')).toBeNull()
  })

  it('know the number of a document by its kind (USER-033, USER-034)', () => {
    const kind = new Field<'PASSPORT' | 'ID_CARD'>('ID_CARD')
    const idNo = textField({ validators: [idNumber(() => kind.value, { now: () => Date.UTC(2026, 10, 22) })] })
    expect(problemOf(idNo, 'E12345678')).toBe("This ID number isn't valid")
    kind.set('PASSPORT')
    expect(idNo.problem).toBeNull()
  })

  it('keep only the digits of a code, up to its length (LOGIN-001, LOGIN-031)', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const code = codeField()
        code.set(typed)
        expect(code.value).toMatch(new RegExp(`^\\d{0,${CODE_LENGTH}}$`))
      }),
    )
  })

  it.each([
    ['86', '13800138000', null],
    ['852', '61234567', null],
    ['853', '66123456', null],
    ['886', '0912345678', null],
    ['86', '61234567', 'Enter a valid phone number'],
    ['1', '2125550123', "Phone numbers from this region aren't supported"],
  ])('accept a number of area %s by its own format: %s (LOGIN-028 to LOGIN-030)', (countryCode, cellphone, problem) => {
    const phone = phoneField({ supportedAreas: () => ['86', '852', '853', '886'] })
    expect(problemOf(phone, { countryCode, cellphone })).toBe(problem)
  })

  it('accept a missing number when it is optional', () => {
    expect(phoneField({ isRequired: () => false }).problem).toBeNull()
    expect(phoneField().problem).not.toBeNull()
  })
})
