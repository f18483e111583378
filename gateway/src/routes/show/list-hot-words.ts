import { listHotWords } from '@/contracts/show/list-hot-words'
import { publicRoute } from '../../http/define-route'

/** Number of words marked as the hottest. */
const MAX_HOT = 3

export const listHotWordsRoute = publicRoute(listHotWords, ({ locale, shop: { catalogue } }) =>
  catalogue.content.home.searchWords.map((word, index) => ({
    word: word[locale],
    ...(index < MAX_HOT && { tag: 'HOT' }),
  })),
)
