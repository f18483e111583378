import type { OpenShowTextKey } from './zh-cn'

const enUS: Record<OpenShowTextKey, string> = {
  'openShow.title': 'Open shows',
  'openShow.intro': 'Entry is free for those who have registered.',
  'openShow.empty': 'Nothing to register for at the moment',
  'openShowList.title': 'All open shows',
  'openShowList.empty': 'No open shows of this kind',
  'openShowDetail.title': 'Open show',
  'openShowDetail.about': 'About',
  'openShowDetail.time': 'Dates',
  'openShowDetail.place': 'Venue',
  'openShowDetail.registration': 'Registration',
  'openShowDetail.places': 'Places',
  'openShowDetail.sessions': 'Sessions',
  'openShowDetail.left': '{left} left',
  places: '{registeredCount} of {quota} places taken',
  'state.ALL': 'All',
  'state.REGISTERING': 'Open',
  'state.NOT_STARTED': 'Coming',
  'state.FULL': 'Full',
  'state.ENDED': 'Closed',
  'stateHint.REGISTERING': 'There are places left. Register at the desk of the venue',
  'stateHint.NOT_STARTED': 'Registration opens {time}',
  'stateHint.FULL': 'Every session is full',
  'stateHint.ENDED': 'The time to register is over',
}

export default enUS
