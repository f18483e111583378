import type { VoteTextKey } from './zh-cn'

const enUS: Record<VoteTextKey, string> = {
  title: 'Vote',
  total: '{count} {count, plural, one {vote} other {votes}}',
  time: '{begin} – {end}',
  'rule.multi': '{count} {count, plural, one {vote} other {votes}} a day, one per option',
  'rule.single': '{count} {count, plural, one {vote} other {votes}} a day',
  remaining: '{count} left today',
  usedUp: "You have used today's votes. Come back tomorrow",
  resultKept: 'The result is shown once you have voted',
  options: 'Options',
  voted: 'Voted today',
  cast: 'Vote',
  castChosen: 'Vote ({chosen} of {max} chosen)',
  chooseFirst: 'Choose an option',
  logIn: 'Log in to vote',
  done: 'Thank you for your vote',
  'state.NOT_STARTED': 'Not open yet',
  'state.ON': 'Open',
  'state.ENDED': 'Closed',
  none: 'This link is incomplete',
  noneHint: 'Votes are among the activities on the home page',
}

export default enUS
