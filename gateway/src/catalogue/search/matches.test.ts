import { Matches } from './matches'

function found(scores: Readonly<Record<number, number>>): Matches {
  const matches = new Matches(10)
  for (const [at, score] of Object.entries(scores)) matches.add(Number(at), score)
  return matches
}

describe('matches of a search', () => {
  it('adds up the scores of things found several times, the best first', () => {
    const both = Matches.most(10, [found({ 1: 0.2, 2: 0.3 }), found({ 1: 0.1, 2: 0.4 })], 1)
    expect(both.ranked()).toEqual([2, 1])
  })

  it('omits what fewer terms have than required, and less than half of the most', () => {
    const all = [found({ 1: 1, 2: 1, 3: 1 }), found({ 1: 1, 2: 1 }), found({ 1: 1 }), found({ 1: 1 })]
    expect(Matches.most(10, all, 1).ranked().sort()).toEqual([1, 2])
    expect(Matches.most(10, all, 3).ranked()).toEqual([1])
  })
})
