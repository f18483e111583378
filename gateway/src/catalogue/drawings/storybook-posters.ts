import { grain, ground, linear, num, repeat } from './drawing'
import { row } from './lettering'
import { latinLabel, playfulTitle } from './playful-title'
import type { Composition } from './poster-art'
import { footerBand } from './poster-footer'

const dinoValley: Composition = {
  palettes: [
    { ground: '#FFD9A0', deep: '#3B2B52', main: '#3DA35D', accent: '#F2784B', light: '#FFFFFF' },
    { ground: '#BDE4F4', deep: '#1D3B53', main: '#F28F3B', accent: '#6BAA75', light: '#FFFFFF' },
    { ground: '#F7C8D8', deep: '#43204F', main: '#7B6CF6', accent: '#F2B84B', light: '#FFFFFF' },
    { ground: '#D8EDB8', deep: '#2B4A2F', main: '#2A9D8F', accent: '#E76F51', light: '#FFFFFF' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const palm = (x: number, y: number, scale: number) =>
      `<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale)})"><path d="M-6 0Q8-70-4-150" fill="none" stroke="${p.deep}" stroke-width="12" stroke-linecap="round"/>${repeat(6, (index) => `<path d="M-4-150q34-34 84 4q-50-16-84-4z" fill="${p.deep}" transform="rotate(${index * 60} -4 -150)"/>`)}</g>`
    const spikes = repeat(
      7,
      (index) =>
        `<path d="M${208 + index * 34} ${num(440 - Math.sin((index / 6) * Math.PI) * 46)}l17-34 17 34z" fill="${p.accent}"/>`,
    )
    return (
      `<defs>${linear(id('g'), [
        [0, p.ground],
        [0.8, '#FFFFFF'],
      ])}</defs>` +
      ground(`url(#${id('g')})`) +
      `<circle cx="112" cy="330" r="58" fill="${p.accent}" opacity=".85"/>` +
      `<path d="M380 560L462 330h56L610 560z" fill="${p.deep}" opacity=".75"/><path d="M462 330h56l10 34q-18 22-30 0q-14 30-28 2q-10 14-18 0z" fill="${p.accent}"/>` +
      `<g fill="#fff" opacity=".8"><circle cx="486" cy="300" r="22"/><circle cx="512" cy="276" r="28"/><circle cx="548" cy="262" r="20"/></g>` +
      `<path d="M0 560q150-60 320-16t290-30V800H0z" fill="${p.accent}" opacity=".55"/>` +
      // A long-necked dinosaur with its young one.
      `${spikes}<path d="M40 560Q120 550 168 490Q220 400 318 404Q372 406 396 370Q410 320 404 262Q400 214 446 206Q498 204 506 240Q506 258 470 258Q450 262 454 300Q464 400 430 460Q412 496 414 590h-58l-8-72q-50 16-104 0l-10 72h-58l-6-76Q110 578 40 560z" fill="${p.main}"/><circle cx="462" cy="226" r="7" fill="${p.deep}"/><path d="M474 246q14 4 24-2" stroke="${p.deep}" stroke-width="4" fill="none" stroke-linecap="round"/>` +
      `<g fill="${p.light}" opacity=".35"><circle cx="270" cy="456" r="15"/><circle cx="318" cy="444" r="11"/><circle cx="350" cy="478" r="14"/><circle cx="424" cy="390" r="10"/></g>` +
      `<g transform="translate(${num(486 + next() * 20)} 610)"><path d="M-40 0a40 52 0 0 1 80 0z" fill="#FFFDF5"/><path d="M-40 0l14-14 13 12 13-14 13 14 13-12 14 14v20h-80z" fill="${p.ground}"/><path d="M-16-42q16-28 34 0v24h-34z" fill="${p.main}"/><circle cx="4" cy="-42" r="4" fill="${p.deep}"/></g>` +
      `<path d="M0 610q160-50 330-10t270-16V800H0z" fill="${p.main}" opacity=".75"/>` +
      palm(64, 640, 1) +
      palm(556, 650, 0.7 + next() * 0.2) +
      grain(id('n'), p.deep, 0.1) +
      playfulTitle(art, 168, [p.accent, p.main, p.deep], '#FFFFFF', next) +
      row(art.byline, {
        x: 300,
        y: 56,
        size: 22,
        fill: p.deep,
        maxWidth: 500,
        anchor: 'middle',
        weight: 700,
        spacing: 0.06,
      }) +
      latinLabel(art.latin, 676, '#FFFFFF', p.deep) +
      footerBand(art, p.deep, p.light)
    )
  },
}

const threeHouses: Composition = {
  palettes: [
    { ground: '#BFE6F2', deep: '#3E2A4D', main: '#E4573D', accent: '#F6C445', light: '#FFFFFF' },
    { ground: '#FFE3B8', deep: '#4A2A20', main: '#D1495B', accent: '#EDAE49', light: '#FFFFFF' },
    { ground: '#DCEBC9', deep: '#24402E', main: '#C8553D', accent: '#F2CC5C', light: '#FFFFFF' },
    { ground: '#E2D6F7', deep: '#33205E', main: '#EF6F6C', accent: '#FFD166', light: '#FFFFFF' },
  ],
  draw: ({ art, palette: p, id, next }) => {
    const pig = (x: number, y: number, scale: number) =>
      `<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale)})"><path d="M-50-40l-4-40 38 18M50-40l4-40-38 18" fill="#F08FA0"/><circle r="58" fill="#F9B4BE"/><ellipse cy="14" rx="26" ry="19" fill="#F08FA0"/><circle cx="-9" cy="14" r="5" fill="#A8485A"/><circle cx="9" cy="14" r="5" fill="#A8485A"/><circle cx="-24" cy="-14" r="6" fill="#3A2430"/><circle cx="24" cy="-14" r="6" fill="#3A2430"/></g>`
    const straw = repeat(11, (index) => `M${48 + index * 14} 610L${84 + index * 4} 420`)
    const planks = repeat(6, (index) => `M222 ${490 + index * 20}h136`)
    const bricks = repeat(6, (index) => `M${386 + (index % 2) * 16} ${430 + index * 30}${'h26v20h-26zm36 0'.repeat(5)}`)
    return (
      `<defs>${linear(id('g'), [
        [0, p.ground],
        [0.8, '#FFFFFF'],
      ])}</defs>` +
      ground(`url(#${id('g')})`) +
      `<path d="M80 330a24 24 0 0 1 12-44a36 36 0 0 1 66-6a28 28 0 0 1 42 50zM430 306a20 20 0 0 1 10-36a30 30 0 0 1 54-5a23 23 0 0 1 35 41z" fill="#fff" opacity=".9"/>` +
      `<path d="M0 600q160-70 320-20t290-20V800H0z" fill="#8CC67A"/>` +
      `<path d="M36 612L104 410l72 202z" fill="#E0A93B"/><path d="${straw}" stroke="${p.accent}" stroke-width="9"/>` +
      `<path d="M222 470h136v140H222z" fill="#B97B4C"/><path d="${planks}" stroke="#7A4B2E" stroke-width="2.5"/><path d="M206 478L290 392l84 86z" fill="#7A4B2E"/>` +
      `<path d="M386 420h180v192H386z" fill="${p.main}"/><path d="${bricks}" fill="${p.deep}" opacity=".2"/><path d="M370 428L476 340l106 88z" fill="${p.deep}"/><path d="M526 340h28v60l-28-24z" fill="${p.main}"/>` +
      `<path d="M78 612v-66a27 27 0 0 1 54 0v66zM264 610v-66h54v66zM446 612v-84a32 32 0 0 1 64 0v84z" fill="${p.deep}" opacity=".55"/>` +
      pig(108, 596, 0.74) +
      pig(290, 590, 0.8) +
      pig(478, 588, 0.9) +
      `<path d="M0 636q170-44 330-10t270-14V800H0z" fill="#5FA55A"/>` +
      repeat(
        12,
        (index) =>
          `<circle cx="${num(20 + index * 52 + next() * 20)}" cy="${num(650 + next() * 20)}" r="5" fill="${index % 2 ? '#fff' : p.accent}"/>`,
      ) +
      grain(id('n'), p.deep, 0.1) +
      playfulTitle(art, 176, [p.main, p.deep, '#F08FA0'], '#FFFFFF', next) +
      row(art.byline, {
        x: 300,
        y: 58,
        size: 22,
        fill: p.deep,
        maxWidth: 500,
        anchor: 'middle',
        weight: 700,
        spacing: 0.06,
      }) +
      latinLabel(art.latin, 682, '#FFFFFF', p.deep) +
      footerBand(art, p.deep, p.light, 98)
    )
  },
}

/** Poster compositions of stories in 儿童亲子: a dinosaur valley, three houses. */
export const STORYBOOK_POSTERS = {
  'dino-valley': dinoValley,
  'three-houses': threeHouses,
} satisfies Record<string, Composition>
