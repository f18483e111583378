import { matchVersion } from '@/contracts/version/match-version'
import { publicRoute } from '../../http/define-route'
import { translate } from '../../texts/text'

/** The sandbox has one version; a scenario offers another. */
export const matchVersionRoute = publicRoute(matchVersion, ({ locale, origin, providers }) => ({
  updateType: null,
  title: translate(locale, 'version.title'),
  content: translate(locale, 'version.content'),
  downloadUrl: providers.pages?.appStore(origin) ?? '',
}))
