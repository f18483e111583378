import { render } from '@testing-library/react'
import { observer } from 'mobx-react'
import { Resource } from '@/lib/resource'

const words = new Resource(async () => 'words')

function Blind() {
  return <p>{words.status}</p>
}
const Observing = observer(Blind)

describe('a component that reads what changes', () => {
  it('fails every test that renders it, unless it observes', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Blind />)).toThrow('being read outside a reactive context')
    expect(() => render(<Observing />)).not.toThrow()
  })

  it('may be notified during an update from a tap', () => {
    let seen = ''
    const { getByRole } = render(
      <button
        type="button"
        onClick={() => {
          seen = words.status
        }}
      >
        look
      </button>,
    )
    getByRole('button').click()
    expect(seen).toBe('idle')
  })
})
