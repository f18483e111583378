import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { nativeLength } from './contract'
import { TextInput } from './text-input'

/** Values that the field sent on, in order; the field keeps capitals alone. */
function draw(): string[] {
  const sent: string[] = []
  function Page() {
    const [value, setValue] = useState('')
    const take = (typed: string) => {
      sent.push(typed)
      setValue(typed.toUpperCase())
    }
    return <TextInput id="number" kind="document" label="number" value={value} maxLength={30} onChange={take} />
  }
  render(<Page />)
  return sent
}

const field = () => screen.getByLabelText<HTMLInputElement>('number')
const input = (value: string) => fireEvent.input(field(), { target: { value } })

describe('a field of text', () => {
  it('sends a word of an input method once it is committed (issue 31)', () => {
    const sent = draw()
    fireEvent.compositionStart(field())
    for (const part of ['e', 'ea', 'eab']) {
      input(part)
      expect(field().value).toBe(part)
    }
    expect(sent).toEqual([])
    fireEvent.compositionEnd(field(), { data: 'eab' })
    expect(sent).toEqual(['eab'])
    expect(field().value).toBe('EAB')
  })

  it('sends each letter that is typed without an input method', () => {
    const sent = draw()
    input('e')
    input('Ea')
    expect(sent).toEqual(['e', 'Ea'])
    expect(field().value).toBe('EA')
  })

  it('keeps a whole paste from which its code is extracted', () => {
    expect(nativeLength({ kind: 'code', maxLength: 6 })).toBeGreaterThan(100)
    expect(nativeLength({ kind: 'text', maxLength: 6 })).toBe(6)
  })
})
