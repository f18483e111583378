import { renderPage } from '@test/render-page'
import { seenText } from '@test/screen'
import { act } from '@testing-library/react'
import { contrastRatio } from '@/domain/color'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import type { BlockHost } from '../block'
import { TextBlock } from './text-block'

const BLOCK = {
  componentId: 'words',
  componentType: 'TEXT' as const,
  name: '',
  sort: 0,
  data: { text: '每一次谢幕', size: 16, align: 'LEFT' as const, color: '#223344' },
}

function colorOfWords(): string {
  const [block] = [...document.querySelectorAll<HTMLElement>('[style*="color"]')].filter(
    ({ textContent }) => textContent === BLOCK.data.text,
  )
  const parts = /rgb\((\d+), (\d+), (\d+)\)/.exec(block?.style.color ?? '')?.slice(1) ?? []
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}

it('keeps a merchant’s text colours readable in both themes', async () => {
  const Page = page(() => <TextBlock component={BLOCK} host={{} as BlockHost} />, routes.list)
  const { app } = await renderPage(Page, routes.list)
  await seenText(BLOCK.data.text)
  for (const choice of ['light', 'dark'] as const) {
    act(() => app.theme.choose(choice))
    expect(contrastRatio(colorOfWords(), app.theme.palette.background)).toBeGreaterThanOrEqual(4.5)
  }
})
