import { BLOCK_HOST } from '@test/block-host'
import { CHANGE, changed, dangers } from '@test/malformed-values'
import { theGateway } from '@test/render-page'
import { done } from '@test/screen'
import { createTestApp } from '@test/test-app'
import { act, render } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { getLayout } from '@/contracts/layout/get-layout'
import type { LayoutComponent } from '@/contracts/layout/layout-component'
import { sanitizeComponents } from '@/domain/layout-components'
import { AppProvider } from '@/shell/app-provider'
import { BlockList } from './block-list'

const RUNS = Number(process.env.RUNS ?? 1000)

describe('a thousand odd and hostile layouts', () => {
  it('never break the page and never run a script (SHELL-171)', async () => {
    // React and the blocks log what they left out; here that is expected.
    const silenced = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')]
    for (const spy of silenced) spy.mockImplementation(() => {})
    const gateway = await theGateway()
    const { app } = await done(createTestApp(gateway))
    const { data } = await gateway.call(getLayout, { page: 'HOME', cityId: 'BL1106' })
    const valid = data?.components ?? []
    let draw: (components: LayoutComponent[]) => void = () => {}

    function Shell() {
      const [components, setComponents] = useState<LayoutComponent[]>([])
      draw = setComponents
      return (
        <AppProvider app={app}>
          <BlockList components={components} host={BLOCK_HOST} />
          <p id="shell">still here</p>
        </AppProvider>
      )
    }
    render(<Shell />)

    const layout = fc.array(fc.tuple(fc.nat(valid.length - 1), fc.array(CHANGE, { minLength: 1, maxLength: 3 })), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(layout, (parts) => {
        const components = parts.map(([index, changes]) => changes.reduce<unknown>(changed, valid[index]))
        act(() => draw(sanitizeComponents(components)))
        expect(document.getElementById('shell')?.textContent).toBe('still here')
        expect(dangers()).toEqual([])
        expect(window).not.toHaveProperty('hacked')
      }),
      { numRuns: RUNS },
    )
    for (const spy of silenced) spy.mockRestore()
  }, 180_000)

  it('drops layouts of ten megabytes', () => {
    const text = 'x'.repeat(10_000_000)
    const component = { componentType: 'TEXT', componentId: 'a', data: { text } }
    expect(sanitizeComponents([component, { ...component, data: { text: 'short' } }])).toEqual([
      { ...component, data: { text: 'short' } },
    ])
  })

  it('accepts types by their own name only', () => {
    const data = {}
    const component = (componentType: unknown, componentId: unknown) => ({ componentType, componentId, data })
    expect(sanitizeComponents([component('TITLE', 'a'), component('TITLE', 'a'), component('TITLE', '')])).toHaveLength(
      1,
    )
    expect(
      sanitizeComponents([null, 1, 'TITLE', component(1, 'b'), { componentId: 'c', componentType: 'TEXT' }]),
    ).toEqual([])
    expect(sanitizeComponents('components')).toEqual([])
    expect(sanitizeComponents(Array.from({ length: 999 }, (_, index) => component('TEXT', `t${index}`)))).toHaveLength(
      200,
    )
  })
})
