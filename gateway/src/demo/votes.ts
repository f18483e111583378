import type { VoteActivity } from '../catalogue/entities/vote'
import { DAY_MS } from '../clock'
import { stableId } from '../stable-id'
import { localText } from '../texts/local-text'
import { showIdOf } from './demo-ids'
import { FIRST_DAY } from './shop-days'

/** Shows by their stable short names, with the votes of other users. */
type Row = readonly [show: string, count: number]

/**
 * Votes of the demo shop: several choices a day with visible counts, one with counts after voting, one that has ended. A vote that was open on the first day stays open.
 */
export function demoVotes({ anchor, weekStart } = FIRST_DAY): readonly VoteActivity[] {
  return [
    {
      ...basics('encore', [
        ['xinghe@sh-stadium', 4210],
        ['kaimen@sh-arena', 3102],
        ['mudanting@sh-grand', 2048],
        ['beijiu@sh-hall', 1655],
        ['huisheng@sh-house', 1011],
        ['wuye@sh-house', 780],
      ]),
      title: localText('年度最想再看一次的演出', 'The show you want to see again'),
      desc: localText('选出心中的前三名，票选第一将加演一场', 'Pick your top three. The winner gets an encore.'),
      picture: 'encore-vote',
      beginAt: anchor,
      endAt: weekStart + 14 * DAY_MS,
      maxChoices: 3,
      dailyLimit: 3,
      result: 'ALWAYS',
    },
    {
      ...basics('poster', [
        ['yueqiuxin@sh-grand', 1840],
        ['shanhe@sh-grand', 1526],
        ['gedebao@sh-hall', 1102],
        ['shanshui@sh-gallery', 844],
      ]),
      title: localText('最美海报评选', 'The most beautiful poster'),
      desc: localText('为喜欢的海报投一票', 'Vote for your favorite poster'),
      picture: 'poster-set',
      beginAt: anchor,
      endAt: weekStart + 7 * DAY_MS,
      maxChoices: 1,
      dailyLimit: 1,
      result: 'AFTER_VOTE',
    },
    {
      ...basics('season', [
        ['bukeneng@sh-grand', 2301],
        ['hutao@sh-grand', 2290],
        ['lemantang@sh-grand', 1777],
      ]),
      title: localText('上一演出季观众选择', 'The audience’s choice of last season'),
      desc: localText('投票已结束，感谢参与', 'Voting has ended. Thank you.'),
      picture: 'gift',
      beginAt: anchor - 30 * DAY_MS,
      endAt: anchor - 2 * DAY_MS,
      maxChoices: 1,
      dailyLimit: 1,
      result: 'AFTER_END',
    },
  ]
}

function basics(key: string, rows: readonly Row[]): Pick<VoteActivity, 'voteId' | 'options'> {
  return {
    voteId: stableId(`vote:${key}`),
    options: rows.map(([show, count]) => ({
      optionId: stableId(`option:${key}:${show}`),
      showId: showIdOf(show),
      count,
    })),
  }
}
