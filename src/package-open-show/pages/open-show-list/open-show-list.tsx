import { useReachBottom } from '@tarojs/taro'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useAddress } from '@/shell/use-address'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Tabs } from '@/ui/tabs/tabs'
import { OpenShowRows } from '../../shared/open-show-rows'
import { OpenShowsModel, STATES } from '../../shared/open-shows-model'
import { openShowText } from '../../text'

const ALL = 'ALL' as const

/** Every open show, or those of one state, which stands in the address (OPEN-005). */
function OpenShowListPage() {
  const t = useText(openShowText)
  const model = useModel((app) => new OpenShowsModel(app))
  const { shows, state } = model
  useAddress(routes.openShowList, model)
  useLoad(shows, 'shown')
  useReachBottom(() => void shows.loadMore())
  return (
    <PageFrame isWide title={t('openShowList.title')} isGrowing={shows.isGrowing} onEndNear={shows.loadMore}>
      <Tabs
        label={t('openShowList.title')}
        items={([ALL, ...STATES] as const).map((key) => ({ key, text: t(`state.${key}`) }))}
        selected={state ?? ALL}
        onSelect={(key) => model.choose(key === ALL ? null : key)}
      />
      <OpenShowRows shows={shows} emptyText={t('openShowList.empty')} />
    </PageFrame>
  )
}

export default page(OpenShowListPage, routes.openShowList)
