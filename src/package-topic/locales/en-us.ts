import type { VoteTextKey } from './zh-cn'

const enUS: Record<VoteTextKey, string> = {
  title: 'Vote',
  total: '{count} {count, plural, one {vote} other {votes}}',
  time: '{begin} – {end}',
  'rule.multi': '{count} {count, plural, one {vote} other {votes}} a day, one per option',
  'rule.single': '{count} {count, plural, one {vote} other {votes}} a day',
  remaining: '{count} {count, plural, one {vote} other {votes}} left today',
  usedUp: "You've used today's votes. Come back tomorrow.",
  resultKept: 'See the result after you vote',
  options: 'Options',
  voted: 'Voted today',
  cast: 'Vote',
  castChosen: 'Vote ({chosen} of {max} chosen)',
  chooseFirst: 'Choose an option',
  logIn: 'Log in to vote',
  done: 'Thanks for your vote',
  'state.NOT_STARTED': 'Not open yet',
  'state.ON': 'Open',
  'state.ENDED': 'Ended',
  none: 'This link is incomplete',
  noneHint: 'Start from the events on the home page',
}

export default enUS
