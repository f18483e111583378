import type { CommonTextKey } from './zh-cn'

const enUS: Record<CommonTextKey, string> = {
  'action.back': 'Back',
  'action.cancel': 'Cancel',
  'action.close': 'Close',
  'action.confirm': 'OK',
  'action.retry': 'Retry',
  'list.end': 'That is all',
  'list.loading': 'Loading',
  'list.loadMoreFailed': 'Could not load more. Tap to retry',
  'price.free': 'Free',
  'price.undetermined': 'Price to be announced',
  'copy.done': 'Copied',
  'copy.failed': 'Copy failed',
  'map.failed': 'The map could not be opened. Try again later',
  'error.network': 'Cannot connect to the network',
  'error.networkHint': 'Check the network and retry',
  'error.busy': 'Too many visitors at present',
  'error.busyHint': 'It will be ready soon, please try again later',
  'error.notLoggedIn': 'Not logged in',
  'error.notLoggedInHint': 'Log in to see this',
  'error.generic': 'Something went wrong',
  'error.genericHint': 'Please go back and try later',
  'error.traceId': 'Trace id {traceId}',
  'error.page': 'This page cannot be viewed',
  'frame.mainNavigation': 'Main navigation',
  'frame.goHome': 'Back to home',
  'frame.logIn': 'Log in',
  'frame.myAccount': 'My account',
  'search.label': 'Search shows, artists, venues',
}

export default enUS
