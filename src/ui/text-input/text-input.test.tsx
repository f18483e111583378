import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { nativeLength } from './contract'
import { TextInput } from './text-input'

/** What the field sent on, in order; the field keeps capitals alone. */
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
const input = (value: string) => act(async () => void fireEvent.input(field(), { target: { value } }))

describe('a field of text', () => {
  it('sends a word of an input method once it is committed (issue 31)', async () => {
    const sent = draw()
    await act(async () => void fireEvent.compositionStart(field()))
    for (const part of ['e', 'ea', 'eab']) {
      await input(part)
      expect(field().value).toBe(part)
    }
    expect(sent).toEqual([])
    await act(async () => void fireEvent.compositionEnd(field(), { data: 'eab' }))
    expect(sent).toEqual(['eab'])
    expect(field().value).toBe('EAB')
  })

  it('sends each letter that is typed without an input method', async () => {
    const sent = draw()
    await input('e')
    await input('Ea')
    expect(sent).toEqual(['e', 'Ea'])
    expect(field().value).toBe('EA')
  })

  it('takes a whole paste where its code is cut out afterwards', () => {
    expect(nativeLength({ kind: 'code', maxLength: 6 })).toBeGreaterThan(100)
    expect(nativeLength({ kind: 'text', maxLength: 6 })).toBe(6)
  })
})
