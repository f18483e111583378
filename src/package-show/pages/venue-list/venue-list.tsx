import { Text, View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { LateCityPicker } from '@/blocks/city-picker/late-city-picker'
import { MediaRow } from '@/blocks/media-row/media-row'
import { ShowCardSkeleton } from '@/blocks/show-card/show-card-skeleton'
import { filterText } from '@/blocks/show-filters/text'
import { blockText } from '@/blocks/text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useAddress } from '@/shell/use-address'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Icon } from '@/ui/icon/icon'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { Pressable } from '@/ui/pressable/pressable'
import { venuesText } from '../../venues/text'
import styles from './venue-list.module.scss'
import { VenueListModel } from './venue-list-model'

function VenueListPage() {
  const t = useText(venuesText)
  const filter = useText(filterText)
  const block = useText(blockText)
  const { navigation, prompts, site } = useApp()
  const model = useModel((app) => new VenueListModel(app))
  const { venues, position } = model

  useAddress(routes.venueList, model)
  useLoad(model, 'opened', 'city')
  useReachBottom(() => void venues.loadMore())

  async function sortByDistance() {
    if (!(await model.sortByDistance())) prompts.showToast(filter('sort.noPosition'))
  }

  return (
    <PageFrame
      isWide
      title={t('venueList.title')}
      isGrowing={venues.isGrowing}
      overlay={model.isChoosingCity && <LateCityPicker onChoose={model.chooseCity} onClose={model.hideCities} />}
    >
      <View className={styles.choices}>
        <Pressable
          id="venue-city"
          className={styles.choice}
          label={block('city.choose', { city: site.current?.cityName ?? '' })}
          onPress={model.showCities}
        >
          <Text>{site.current?.cityName ?? filter('filter.city')}</Text>
          <Icon name="chevron-down" size="small" />
        </Pressable>
        {position === null && (
          <Pressable id="venue-near" className={styles.choice} onPress={() => void sortByDistance()}>
            <Icon name="map-pin" size="small" />
            <Text>{filter('sort.DISTANCE')}</Text>
          </Pressable>
        )}
      </View>
      <View className={styles.list}>
        <PagedListView
          list={venues}
          skeleton={<ShowCardSkeleton count={4} />}
          emptyIcon="map-pin"
          emptyText={t('venueList.empty')}
        >
          {(found) => (
            <View className={styles.rows}>
              {found.map(({ venueId, venueName, venueAddress, imgUrl, distanceText, onSaleShowCount }) => (
                <MediaRow
                  key={venueId}
                  imgUrl={imgUrl}
                  title={venueName}
                  lines={[venueAddress, block('venue.shows', { count: onSaleShowCount })]}
                  after={distanceText && <Text className={styles.distance}>{distanceText}</Text>}
                  onPress={() => void navigation.open(routes.venue, { venueId })}
                />
              ))}
            </View>
          )}
        </PagedListView>
      </View>
    </PageFrame>
  )
}

export default page(VenueListPage, routes.venueList)
