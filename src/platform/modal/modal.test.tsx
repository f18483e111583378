import { attachModal } from './modal.h5'

function dialogOf(markup: string): HTMLElement {
  document.body.innerHTML = `<button id="outside"></button><div id="dialog" tabindex="-1">${markup}</div>`
  const dialog = document.getElementById('dialog')
  if (!dialog) throw new Error('no dialog')
  return dialog
}

function pressed(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  document.activeElement?.dispatchEvent(event)
  return event
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus()
}

function focused(): string | undefined {
  return document.activeElement?.id
}

describe('a dialog of the web', () => {
  it('traps the focus, around both ends, and restores it', () => {
    dialogOf('<button id="first"></button><a id="middle" href="#"></a><button id="last"></button>')
    focusOn('outside')
    const detach = attachModal('dialog', () => {})
    expect(focused()).toBe('dialog')
    pressed('Tab', { shiftKey: true })
    expect(focused()).toBe('last')
    pressed('Tab')
    expect(focused()).toBe('first')
    pressed('Tab', { shiftKey: true })
    expect(focused()).toBe('last')
    focusOn('middle')
    expect(pressed('Tab').defaultPrevented).toBe(false)
    expect(pressed('Tab', { shiftKey: true }).defaultPrevented).toBe(false)
    detach()
    expect(focused()).toBe('outside')
  })

  it('closes by Escape', () => {
    dialogOf('<button id="only"></button>')
    let closed = 0
    const detach = attachModal('dialog', () => {
      closed += 1
    })
    pressed('Escape')
    expect(closed).toBe(1)
    detach()
  })
})
