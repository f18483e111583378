import { inWords } from '../insert'
import { componentOf, modelOf, type ScreenKind, textKey } from './screen-kind'

/** A paged list. Lists shows until its model fetches something else. */
export const LIST: ScreenKind = {
  texts: { empty: { chinese: '这里还没有内容', english: 'Nothing here yet' } },

  model: (names) => `import { PAGE_LENGTH } from '@/contracts/page'
import { listShows } from '@/contracts/show/list-shows'
import type { ShowCard } from '@/contracts/show/show-card'
import { PagedList } from '@/lib/paged-list'
import type { App } from '@/services/app'

/** Entries of the page ${inWords(names.name)}. */
export class ${modelOf(names)} {
  readonly items: PagedList<ShowCard>

  constructor({ request }: Pick<App, 'request'>) {
    this.items = new PagedList((offset) => request(listShows, { offset, length: PAGE_LENGTH }))
  }
}
`,

  page: (names) => `import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { ${names.text} } from '${names.textFile}'
import styles from './${names.name}.module.scss'
import { ${modelOf(names)} } from './${names.name}-model'

function ${componentOf(names)}() {
  const t = useText(${names.text})
  const { items } = useModel((app) => new ${modelOf(names)}(app))
  useLoad(items, 'shown')
  useReachBottom(() => void items.loadMore())
  return (
    <PageFrame title={t(${textKey(names, 'title')})} isGrowing={items.isGrowing} onEndNear={items.loadMore}>
      <PagedListView
        list={items}
        skeleton={<PageSkeleton height={160} />}
        emptyText={t(${textKey(names, 'empty')})}
      >
        {(found) => (
          <View className={styles.list}>
            {found.map(({ showId, showName }) => (
              <View key={showId} className={styles.item}>
                {showName}
              </View>
            ))}
          </View>
        )}
      </PagedListView>
    </PageFrame>
  )
}

export default page(${componentOf(names)}, routes.${names.key})
`,

  test: (names) => `import { renderPage } from '@test/render-page'
import { ok } from '@test/request-pipeline'
import { seenText } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { listShows } from '@/contracts/show/list-shows'
import { routes } from '@/routes'
import ${componentOf(names)} from './${names.name}'

describe('the ${inWords(names.name)} page', () => {
  const options = () => ({ signedInAs: newBuyer() })
  describeStates({ Page: ${componentOf(names)}, route: routes.${names.key}, options, words: '星河入梦' })

  it('shows the empty state', async () => {
    const nothing = ok({ list: [], total: 0, offset: 0, length: 20, hasMore: false })
    await renderPage(${componentOf(names)}, routes.${names.key}, {
      ...options(),
      prepare: ({ network }) => {
        network.intercept = ({ url }) => (url.includes(listShows.path) ? nothing : undefined)
      },
    })
    await seenText('这里还没有内容')
  })
})
`,

  style: `@use '../../../ui/tokens' as *;

.list {
  display: grid;
  gap: $space-3;
  margin: $space-3 $space-4;
}

.item {
  padding: $space-4;
  @include card;
}
`,
}
