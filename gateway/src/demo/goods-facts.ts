import type { SceneName } from '../catalogue/drawings/scene'
import type { TextPair } from '../texts/local-text'

export type GoodsFact = readonly [name: TextPair, value: TextPair]

const MATERIAL: TextPair = ['材质', 'Material']
const SIZE: TextPair = ['尺寸', 'Size']
const CONTENT: TextPair = ['包装内含', 'In the box']
const CARE: TextPair = ['保养', 'Care']
const FITS: TextPair = ['适用', 'Good for']
const SIZE_S: TextPair = ['S 码', 'S']
const SIZE_M: TextPair = ['M 码', 'M']
const SIZE_L: TextPair = ['L 码', 'L']
const same = (text: string): TextPair => [text, text]

/** Goods facts for buyers: measures, material, contents. */
export const GOODS_FACTS: Partial<Record<SceneName, readonly GoodsFact[]>> = {
  'light-stick': [
    [SIZE, ['长 24 厘米，重 160 克', '24 cm long, 160 g']],
    [
      ['续航', 'Battery life'],
      ['约 8 小时，两节七号电池', 'About 8 hours on two AAA batteries'],
    ],
    [CONTENT, ['应援灯 1 支、挂绳 1 条、电池 2 节', 'Light stick, strap, two batteries']],
    [FITS, ['「星河入梦」各站，入场后自动配对', 'Every city of “Stars into Dreams”, pairs itself in the hall']],
  ],
  'tour-shirt': [
    [MATERIAL, ['100% 精梳棉，230 克', '100% combed cotton, 230 g/m²']],
    [SIZE_S, ['衣长 66 / 胸围 100 厘米', 'Length 66, chest 100 cm']],
    [SIZE_M, ['衣长 69 / 胸围 106 厘米', 'Length 69, chest 106 cm']],
    [SIZE_L, ['衣长 72 / 胸围 112 厘米', 'Length 72, chest 112 cm']],
    [CARE, ['30℃ 反面水洗，不可烘干', 'Wash inside out at 30 °C, don’t tumble dry']],
  ],
  'tote-bag': [
    [MATERIAL, ['12 安帆布', '12 oz canvas']],
    [SIZE, ['38 × 42 厘米，提手 60 厘米', '38 × 42 cm, handles 60 cm']],
    [CARE, ['冷水手洗', 'Hand wash cold']],
  ],
  mug: [
    [MATERIAL, ['高温白瓷', 'Stoneware']],
    [SIZE, ['高 9.5 / 口径 8.5 厘米，350 毫升', '9.5 cm high, 8.5 cm across, 350 ml']],
    [CARE, ['可用微波炉与洗碗机', 'Safe in microwave and dishwasher']],
    [CONTENT, ['马克杯 1 个、礼盒 1 个', 'Mug and gift box']],
  ],
  'poster-set': [
    [SIZE, ['A3，297 × 420 毫米', 'A3, 297 × 420 mm']],
    [MATERIAL, ['200 克艺术纸', 'Art paper, 200 g/m²']],
    [CONTENT, ['海报 5 张、纸筒 1 个', 'Five posters in a tube']],
  ],
  'plush-toy': [
    [SIZE, ['坐高 25 厘米', '25 cm sitting']],
    [MATERIAL, ['短毛绒，聚酯纤维填充', 'Short plush, polyester filling']],
    [FITS, ['三岁以上', 'Ages three and up']],
  ],
  hoodie: [
    [MATERIAL, ['80% 棉 20% 聚酯纤维，内里抓绒', '80% cotton, 20% polyester, brushed inside']],
    [SIZE_S, ['衣长 66 / 胸围 108 厘米', 'Length 66, chest 108 cm']],
    [SIZE_M, ['衣长 69 / 胸围 114 厘米', 'Length 69, chest 114 cm']],
    [SIZE_L, ['衣长 72 / 胸围 120 厘米', 'Length 72, chest 120 cm']],
    [CARE, ['30℃ 反面水洗', 'Wash inside out at 30 °C']],
  ],
  'enamel-pin': [
    [SIZE, ['约 28 毫米', 'About 28 mm']],
    [MATERIAL, ['硬珐琅，镀金边', 'Hard enamel, gilt edge']],
    [CONTENT, ['徽章 1 枚、背卡 1 张', 'One pin on its card']],
  ],
  vinyl: [
    [
      ['规格', 'Format'],
      ['12 英寸双张，33⅓ 转，180 克', 'Two 12-inch records, 33⅓ rpm, 180 g'],
    ],
    [CONTENT, ['唱片 2 张、歌词册、编号证书', 'Two records, lyrics, numbered certificate']],
  ],
  umbrella: [
    [SIZE, ['收起 29 厘米，伞面 98 厘米', '29 cm folded, 98 cm open']],
    [
      ['重量', 'Weight'],
      ['340 克', '340 g'],
    ],
  ],
  'photo-cards': [
    [SIZE, same('54 × 86 mm')],
    [CONTENT, ['小卡 6 张、卡套 1 个', 'Six cards and a sleeve']],
  ],
  'stub-frame': [
    [SIZE, ['外框 30 × 30 厘米', 'Frame 30 × 30 cm']],
    [MATERIAL, ['榉木，亚克力面板', 'Beech with an acrylic pane']],
    [CONTENT, ['相框、卡纸、挂件', 'Frame, mat, hanger']],
  ],
}
