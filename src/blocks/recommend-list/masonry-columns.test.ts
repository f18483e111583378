import fc from 'fast-check'
import type { ShowCard } from '@/contracts/show/show-card'
import { masonryColumns } from './masonry-columns'

const card = fc.record({
  showId: fc.uuid(),
  showName: fc.string({ maxLength: 40 }),
  showTags: fc.array(fc.constant({ type: 'T', title: 'tag' }), { maxLength: 2 }),
}) as unknown as fc.Arbitrary<ShowCard>

it('places every card once and never moves one when more follow', () => {
  fc.assert(
    fc.property(fc.array(card, { maxLength: 60 }), fc.array(card, { maxLength: 20 }), (shown, more) => {
      const before = masonryColumns(shown, 2)
      const after = masonryColumns([...shown, ...more], 2)
      before.forEach(({ cards }, index) => {
        expect(after[index]?.cards.slice(0, cards.length)).toEqual(cards)
      })
      expect(after.flatMap(({ cards }) => cards)).toHaveLength(shown.length + more.length)
    }),
  )
})

it('keeps the columns about equally high', () => {
  fc.assert(
    fc.property(fc.array(card, { minLength: 2, maxLength: 60 }), (shown) => {
      const heights = masonryColumns(shown, 4).map(({ height }) => height)
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(17)
    }),
  )
})

it.each([
  ['a short name', { showName: '星河入梦', showTags: [] }, 15],
  ['a long name in Chinese', { showName: '星河入梦巡回演唱会 - 上海站', showTags: [] }, 16],
  ['a name of as many Latin letters', { showName: 'Stars into Dreams', showTags: [] }, 15],
  ['a tag', { showName: '星河入梦', showTags: [{ type: 'T', title: '优惠' }] }, 16],
  ['a long name and a tag', { showName: '星河入梦巡回演唱会 - 上海站', showTags: [{ type: 'T', title: '优惠' }] }, 17],
])('counts the lines of %s', (_what, shown, height) => {
  const [column] = masonryColumns([{ showId: '7', ...shown } as ShowCard], 1)
  expect(column?.height).toBe(height)
})
