import { Image, Text, View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'
import styles from './list.module.css'

interface Show {
  showId: string
  showName: string
  displayShowTime: string
  cityName: string
  venueName: string
  posterUrl: string
  posterColor: string
  showTags: { title: string }[]
  minOriginalPriceInfo: { prefix: string; yuanNum: string; suffix: string } | null
}

/** First page of all shows, with the request of the product's list. */
const URL = 'http://127.0.0.1:8787/gateway/home/pub/v3/show_list/list?offset=0&length=20'

export default function ListPage() {
  const [shows, setShows] = useState<Show[]>([])
  useEffect(() => {
    void Taro.request({ url: URL, header: { src: 'WEIXIN_MINI' } }).then(({ data }) => setShows(data.data.list))
  }, [])
  return (
    <View>
      {shows.map((show) => (
        <View
          key={show.showId}
          id={`show-${show.showId}`}
          className={styles.card}
          onClick={() => void Taro.showToast({ title: show.showName })}
        >
          <View className={styles.posterFrame}>
            <Image
              className={styles.poster}
              style={{ backgroundColor: show.posterColor }}
              src={`${show.posterUrl}?w=300`}
              mode="aspectFill"
              lazyLoad
            />
          </View>
          <View className={styles.facts}>
            <View className={styles.name}>{show.showName}</View>
            <View className={styles.sub}>{show.displayShowTime}</View>
            <View className={styles.sub}>
              {show.cityName} {show.venueName}
            </View>
            <View className={styles.tags}>
              {show.showTags.slice(0, 3).map(({ title }) => (
                <Text key={title} className={styles.tag}>
                  {title}
                </Text>
              ))}
            </View>
            <View className={styles.price}>
              {show.minOriginalPriceInfo?.prefix}
              {show.minOriginalPriceInfo?.yuanNum}
              {show.minOriginalPriceInfo?.suffix}
            </View>
          </View>
        </View>
      ))}
    </View>
  )
}
