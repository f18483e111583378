import { matchVersion } from '@/contracts/version/match-version'
import { publicRoute } from '../../handle'
import { say } from '../../texts/text'

/** The sandbox has one version; another one is on offer when a scenario says so. */
export const matchVersionRoute = publicRoute(matchVersion, ({ locale, origin }) => ({
  updateType: null,
  title: say(locale, 'version.title'),
  content: say(locale, 'version.content'),
  downloadUrl: `${origin}/sandbox/app`,
}))
