import { useReachBottom } from '@tarojs/taro'
import { ShowCardList } from '@/blocks/show-card-list/show-card-list'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { favoritesText } from '../../favorites/text'
import { FavoriteShowModel } from './favorite-show-model'

function FavoriteShowPage() {
  const t = useText(favoritesText)
  const { navigation } = useApp()
  const { shows } = useModel((app) => new FavoriteShowModel(app))

  useLoad(shows, 'shown')
  useReachBottom(() => void shows.loadMore())

  return (
    <PageFrame above={<Breadcrumbs />} isWide title={t('favoriteShow.title')} isGrowing={shows.isGrowing}>
      <ShowCardList
        id="favorite"
        list={shows}
        emptyIcon="heart"
        emptyText={t('favoriteShow.empty')}
        emptyHint={t('favoriteShow.hint')}
        emptyActionText={t('favoriteShow.look')}
        onEmptyAction={() => void navigation.switchTab(routes.all, {})}
      />
    </PageFrame>
  )
}

export default page(FavoriteShowPage, routes.favoriteShow)
