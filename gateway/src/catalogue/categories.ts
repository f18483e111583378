import { localText } from '../texts/local-text'
import type { Category } from './entities/shop-content'

/** The nine categories of the shop; `ALL` first. */
export function catalogueCategories(): readonly Category[] {
  return [
    { code: 'ALL', name: localText('全部', 'All'), color: '#FF6A1A' },
    { code: 'YanChangHui', name: localText('演唱会', 'Concerts'), color: '#A63BFF' },
    { code: 'HuaJuGeJu', name: localText('话剧歌剧', 'Theater & Opera'), color: '#D62246' },
    { code: 'TiYuSaiShi', name: localText('体育赛事', 'Sports'), color: '#2354E6' },
    { code: 'YinYueHui', name: localText('音乐会', 'Classical'), color: '#5132D8' },
    { code: 'ZhanLanXiuXian', name: localText('展览休闲', 'Exhibitions'), color: '#0E8F80' },
    { code: 'WuDaoBaLei', name: localText('舞蹈芭蕾', 'Dance & Ballet'), color: '#E8477A' },
    { code: 'ErTongQinZi', name: localText('儿童亲子', 'Family'), color: '#FF8A1F' },
    { code: 'QuYiZaTan', name: localText('曲艺杂谈', 'Comedy & Talk'), color: '#B3261E' },
  ]
}
