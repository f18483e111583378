import { promisedEngines } from './promised-engines'
import { styleFaults } from './style-faults'

const faultsIn = (css: string, target: 'h5' | 'weapp' = 'h5') =>
  styleFaults(css, promisedEngines(target)).map(({ name }) => name)

describe('style sheets of the web', () => {
  it.each([
    ['inset', '.a { inset: 0 }'],
    ['aspect-ratio', '.a { aspect-ratio: 1 }'],
    ['gap in a flex box', '.a { display: flex; gap: 4px }'],
    ['column-gap in a flex box', '.a { column-gap: 4px; display: inline-flex }'],
    ['dvh', '.a { height: 100dvh }'],
    ['color-mix()', '.a { color: color-mix(in srgb, red, blue) }'],
    ['backdrop-filter', '.a { backdrop-filter: blur(2px) }'],
    ['accent-color', '.a { accent-color: red }'],
    ['margin-inline', '.a { margin-inline: 4px }'],
    [':is', '.a:is(.b, .c) { color: red }'],
    [':where', ':where(.a) { color: red }'],
    [':has', '.a:has(.b) { color: red }'],
    [':focus-visible', '.a:focus-visible, .b { color: red }'],
    ['@layer', '@layer base { .a { color: red } }'],
    ['@container', '@container (min-width: 1px) { .a { color: red } }'],
    ['@media (prefers-contrast)', '@media (prefers-contrast: more) { .a { color: red } }'],
    ['overflow: clip', '.a { overflow: clip }'],
  ])('fail with %s', (name, css) => {
    expect(faultsIn(css)).toEqual([name])
  })

  it.each([
    ['another value', '.a { height: 100vh; height: 100dvh }'],
    ['a prefix', '.a { -webkit-backdrop-filter: blur(2px); backdrop-filter: blur(2px) }'],
    ['a test of the engine', '@supports (aspect-ratio: 1) { .a { aspect-ratio: 1 } }'],
    ['a gap in a grid', '.a { display: grid; gap: 4px }'],
    ['long-known functions', '.a { width: clamp(1px, 2vw, 3px); padding: max(1px, env(safe-area-inset-top)) }'],
    ['percentages of keyframes', '@keyframes a { from { color: red } 50% { color: blue } }'],
  ])('pass with %s', (_what, css) => {
    expect(faultsIn(css)).toEqual([])
  })
})

describe('style sheets of mini-programs', () => {
  it.each([
    ['max()', '.a { width: max(1px, 2vw) }'],
    ['@media (prefers-reduced-motion)', '@media (prefers-reduced-motion: reduce) { .a { color: red } }'],
  ])('fail with %s on Chrome 69', (name, css) => {
    expect(faultsIn(css, 'weapp')).toContain(name)
    expect(faultsIn(css, 'h5')).toEqual([])
  })
})
