/**
 * Random hands: a pile of settlements typed in the day's sheet and in Crear, with corrections, while colleagues save the same buses and
 * the network goes. Each stored figure has to be one that was typed for that bus, or that its row showed as proposed.
 */
import { act } from '@testing-library/react'
import { api } from '../../src/api/client/api'
import { tagsOf } from '../../src/api/client/tags'
import type { LiquidacionDetalle } from '../../src/contract/liquidaciones'
import { inFocus, openPlanilla, says } from '../features/planilla/sheet'
import { openList, storedLiquidacion } from '../features/liquidaciones/listScreen'
import { aBus, aConductor, aPasaje } from '../server/builders'
import { openTestApp, type TestApp } from '../setup/page'
import { buttonOf, readable } from '../setup/screen'

export const DAY = '2026-03-05'
const FIGURES = ['viajes', 'regIni', 'regFin', 'sensor', 'civica', 'tiquetes'] as const
type Field = (typeof FIGURES)[number] | 'Aseo' | 'Combustible'
type Paper = Record<Exclude<Field, 'regIni' | 'Aseo'>, number>

/** The columns of the sheet that are typed in, from the left, and those that a row fills by itself. */
const TYPED: readonly [string, string, keyof Paper][] = [
  ['viajes', 'Viajes', 'viajes'],
  ['regFin', 'Reg. final', 'regFin'],
  ['sensor', 'Sensor', 'sensor'],
  ['civica', 'Cívica', 'civica'],
  ['tiquetes', 'Tiquetes', 'tiquetes'],
  ['combustible', 'Combustible', 'Combustible'],
]
const SHOWN: readonly [string, Field][] = [
  ['Reg. inicial', 'regIni'],
  ['Aseo', 'Aseo'],
  ['Combustible', 'Combustible'],
]

/** The figures between 0 and 1 of a seed: mulberry32. */
function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A company of as many buses, each with its driver and a day before. */
async function aFleet(buses: readonly string[]) {
  const testApp = await openTestApp({ now: '2030-03-20T17:00:00Z' })
  await aPasaje(testApp.db, { valor: 2_800, pasajerosPorViaje: 0 })
  for (const [index, numero] of buses.entries()) {
    const documento = `${1000 + index}`
    const { uuid } = await aConductor(testApp.db, { documento, nombre: `Conductor ${numero}` })
    await aBus(testApp.db, { numero, placa: `TAA${numero}`, conductorUuid: uuid })
    await storedLiquidacion(testApp, {
      fecha: '2026-03-04',
      busNumero: numero,
      conductorDocumento: documento,
      viajes: 6,
      regIni: registerOf(index) - 300,
      regFin: registerOf(index),
      sensor: 300,
    })
  }
  return testApp
}
const registerOf = (index: number) => 100_000 + index * 5_000

/** Papers whose figures are like no other bus's, as far as what is usual leaves room. */
const paperOf = (index: number, whose: 0 | 1): Paper => {
  const passengers = 250 + 4 * (index % 40) + 2 * whose
  return {
    viajes: 4 + ((index + 3 * whose) % 9),
    regFin: registerOf(index) + passengers,
    sensor: passengers + 1,
    civica: 10 + ((index + 20 * whose) % 45),
    tiquetes: 1 + ((index + 5 * whose) % 9),
    Combustible: 150_000 + 1_000 * index + 500 * whose,
  }
}

export interface Work {
  seed: number
  inSheet: number
  inCrear: number
}

/** @returns what is stored and was neither typed nor shown; where a hand was moved to another bus; and how many are stored. */
export async function workTheDay({ seed, inSheet, inCrear }: Work) {
  const random = randomOf(seed)
  const happens = (chance: number) => random() < chance
  const buses = Array.from({ length: inSheet + inCrear }, (_none, index) => `${101 + index}`)
  const testApp = await aFleet(buses)
  const known = new Map(buses.map((bus) => [bus, new Map<Field, Set<number>>()]))
  const say = (bus: string, field: Field, figure: number) => {
    const fields = known.get(bus)
    fields?.set(field, (fields.get(field) ?? new Set<number>()).add(figure))
  }
  const strangers: string[] = []
  const moved: string[] = []
  const story: string[] = []

  /** Looks at all that is stored; what is strange is told once. */
  const judge = async (after: string) => {
    const rows = await testApp.db.selectFrom('liquidaciones').selectAll().where('fecha', '=', DAY).execute()
    for (const row of rows) {
      const gastos = await testApp.db
        .selectFrom('gastos')
        .select(['nombre', 'valor'])
        .where('liquidacionUuid', '=', row.uuid)
        .execute()
      const figures: [Field, number][] = [
        ...FIGURES.map((field): [Field, number] => [field, row[field]]),
        ...gastos.map(({ nombre, valor }): [Field, number] => [nombre as Field, valor]),
      ]
      for (const [field, figure] of figures) {
        // Empty card and tickets mean none.
        if (figure === 0 && ['civica', 'tiquetes'].includes(field)) continue
        if (known.get(row.busNumero)?.get(field)?.has(figure)) continue
        say(row.busNumero, field, figure)
        strangers.push(`${row.busNumero} ${field} ${figure}, after ${after} (${story.slice(-8).join(' › ')})`)
      }
    }
    return rows.length
  }

  const detailOf = async (bus: string) =>
    (
      await testApp.ask('admin', {
        method: 'GET',
        url: `/api/liquidaciones/detalle?fecha=${DAY}&busNumero=${bus}`,
      })
    ).json<LiquidacionDetalle>()

  /** A colleague enters a bus, or corrects it. */
  const colleague = async (bus: string, tell: (uuid: string | null) => void) => {
    const index = buses.indexOf(bus)
    const { Combustible, ...paper } = paperOf(index, 1)
    const { uuid, version, liquidada } = await detailOf(bus)
    if (liquidada) return
    const payload = {
      fecha: DAY,
      busNumero: bus,
      conductorDocumento: `${1000 + index}`,
      regIni: registerOf(index),
      ...paper,
      comentario: '',
      liquidada: false,
      gastos: [{ nombre: 'Combustible', valor: Combustible }],
      ...(uuid && { uuid, version }),
    }
    for (const field of FIGURES) say(bus, field, field === 'regIni' ? payload.regIni : paper[field])
    say(bus, 'Combustible', Combustible)
    await testApp.ask('admin', { method: 'POST', url: '/api/liquidaciones', payload })
    story.push(`colleague ${bus}`)
    if (happens(0.7)) act(() => tell((payload as { uuid?: string }).uuid ?? null))
  }

  /** The network: there, gone, or losing what is answered. */
  const send = globalThis.fetch
  let network: 'there' | 'gone' | 'deaf' = 'there'
  globalThis.fetch = async (input, init) => {
    if (network === 'gone') throw new TypeError('Failed to fetch')
    const answer = await send(input, init)
    if (network === 'deaf' && answer.status === 201) throw new TypeError('Failed to fetch')
    return answer
  }
  const turnNetwork = (to: typeof network) => {
    if (to !== network) story.push(`network ${to}`)
    network = to
    act(() => void window.dispatchEvent(new Event(to === 'gone' ? 'offline' : 'online')))
  }

  const bus = { testApp, random, happens, say, judge, story, moved, colleague, turnNetwork }
  const paper = (numero: string) => paperOf(buses.indexOf(numero), 0)
  await typeInSheet({ ...bus, buses: buses.slice(0, inSheet), paper })
  await typeInCrear({ ...bus, buses: buses.slice(inSheet), paper })
  turnNetwork('there')
  const stored = await judge('the day')
  globalThis.fetch = send
  await testApp.close()
  return { seed, strangers, moved, stored }
}

interface Day {
  testApp: TestApp
  buses: readonly string[]
  paper: (bus: string) => Paper
  random: () => number
  happens: (chance: number) => boolean
  say: (bus: string, field: Field, figure: number) => void
  judge: (after: string) => Promise<number>
  story: string[]
  moved: string[]
  colleague: (bus: string, tell: (uuid: string | null) => void) => Promise<void>
  turnNetwork: (to: 'there' | 'gone' | 'deaf') => void
}

/** Invalidates the tags of a settlement that others have saved. */
const hear =
  (store: { dispatch: (action: never) => unknown }) =>
  (uuid: string | null): void =>
    void store.dispatch(
      api.util.invalidateTags(tagsOf([{ sustantivo: 'liquidaciones', liquidacionUuid: uuid }])) as never,
    )

const figureOf = (text: string) => Number(text.replace(/\D/g, '') || NaN)
const pick = <T>(random: () => number, list: readonly T[]) => list[Math.floor(random() * list.length)]!
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)))

/** A person in the sheet: mostly blind, along the row; some figures are typed wrong first, some rows are visited again. */
async function typeInSheet({
  testApp,
  buses,
  paper,
  random,
  happens,
  say,
  judge,
  story,
  moved,
  ...others
}: Day) {
  const { goTo, type, user, store } = await openPlanilla(testApp, 'editor', DAY)
  const { colleague, turnNetwork } = others
  const tell = hear(store)
  /** The row shows what it proposes before anything of it is typed. */
  const look = (bus: string) => {
    for (const [title, field] of SHOWN) {
      const figure = figureOf(says(bus, title))
      if (!Number.isNaN(figure)) say(bus, field, figure)
    }
  }
  const meanwhile = async (bus: string) => {
    if (happens(0.05)) await colleague(happens(0.6) ? bus : pick(random, buses), tell)
    if (happens(0.04)) turnNetwork(pick(random, ['gone', 'deaf', 'there', 'there']))
  }
  const write = async (bus: string, field: keyof Paper, figure: number, key: string) => {
    say(bus, field, figure)
    story.push(`${bus} ${field} ${figure}${key}`)
    await type(`${figure}${key}`)
  }
  const typeRow = async (bus: string, corrects: boolean) => {
    if (!corrects) look(bus)
    const columns = corrects
      ? [pick(random, TYPED)]
      : TYPED.filter(([, , field]) => field !== 'Combustible' || happens(0.7))
    let first = true
    for (const [name, title, field] of columns) {
      await meanwhile(bus)
      const [row, cell] = inFocus()?.split(' ') ?? []
      if (!first && row && row !== bus) moved.push(`from ${bus} to ${row} (${story.slice(-4).join(' › ')})`)
      // Half of the time nobody looks whose row the focus is in.
      const isElsewhere = row !== undefined && row !== bus
      const blind = !first && isElsewhere && happens(0.5)
      if (!blind && (row !== bus || cell !== name)) await goTo(bus, title)
      first = false
      const figure = corrects && field !== 'regFin' ? paper(bus)[field] + 1 : paper(bus)[field]
      if (happens(0.15) && field !== 'regFin') {
        await write(bus, field, figure + 3, happens(0.5) ? '{Escape}' : '{Enter}')
        await goTo(bus, title)
      }
      await write(bus, field, figure, pick(random, ['{Tab}', '{Tab}', '{Enter}']))
    }
    look(bus)
    const key = pick(random, ['{Tab}', '{ArrowDown}', '{ArrowUp}', '{Control>}{Enter}{/Control}'])
    if (inFocus()?.startsWith(`${bus} `)) await type(key)
    story.push(`left ${bus} ${key}`)
    await pause()
    await judge(`${bus} was left`)
  }
  const answer = async () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('button'))
      if (
        button.isConnected &&
        !button.disabled &&
        /^(Dejar la|Guardar la mía)/.test(readable(button.textContent))
      )
        if (happens(0.5)) await user.click(button)
  }
  for (const bus of buses) {
    await typeRow(bus, false)
    if (happens(0.25)) await typeRow(pick(random, buses.slice(0, buses.indexOf(bus) + 1)), true)
    await answer()
  }
  turnNetwork('there')
  for (let round = 0; round < 4; round += 1) {
    await pause()
    const all = buttonOf('Guardar todo')
    if (!all.hasAttribute('disabled')) await user.click(all)
    await pause()
    const question = [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')].find(
      ({ textContent }) => textContent === 'Guardar',
    )
    if (question) await user.click(question)
    await answer()
    await pause()
  }
  await judge('the sheet')
  turnNetwork('there')
  document.body.focus()
}

/** A person in Crear, one settlement after the other. */
async function typeInCrear({ testApp, buses, paper, random, happens, say, judge, story, ...others }: Day) {
  if (buses.length === 0) return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  const { openCreate, store, user } = await openList(testApp, '/', 'editor')
  const tell = hear(store)
  const { colleague, turnNetwork } = others
  const LABELS: readonly [string, keyof Paper][] = [
    ['Viajes', 'viajes'],
    ['Registradora final', 'regFin'],
    ['Sensor', 'sensor'],
    ['Cívica', 'civica'],
    ['Tiquetes', 'tiquetes'],
    ['Valor del gasto 2', 'Combustible'],
  ]
  for (const bus of buses) {
    const dialog = await openCreate()
    await dialog.fill({ Fecha: '05/03/26', Bus: bus })
    await pause()
    await dialog.press('Buscar').catch(() => undefined)
    await pause()
    for (const [label, field] of [
      ['Registradora inicial', 'regIni'],
      ['Valor del gasto 1', 'Aseo'],
      ['Valor del gasto 2', 'Combustible'],
    ] as const) {
      const control = dialog.dialog.isConnected ? dialog.field(label) : null
      const figure = figureOf(control?.value || control?.placeholder || '')
      if (!Number.isNaN(figure)) say(bus, field, figure)
    }
    for (const [label, field] of LABELS) {
      if (happens(0.06)) await colleague(bus, tell)
      const figure = paper(bus)[field]
      if (happens(0.15)) {
        say(bus, field, figure + 3)
        await dialog.fill({ [label]: `${figure + 3}` })
      }
      say(bus, field, figure)
      await dialog.fill({ [label]: `${figure}` })
    }
    story.push(`Crear ${bus}`)
    if (happens(0.25)) turnNetwork(pick(random, ['gone', 'deaf']))
    for (let attempt = 0; attempt < 3 && dialog.dialog.isConnected; attempt += 1) {
      if (happens(0.2)) await colleague(bus, tell)
      await dialog.press('Crear')
      await pause()
      const question = [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')].find(
        ({ textContent }) => textContent === 'Guardar',
      )
      if (question) await user.click(question)
      await pause()
      await pause()
      turnNetwork('there')
    }
    if (dialog.dialog.isConnected) {
      await dialog.press('Cancelar')
      const discard = [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')].find(
        ({ textContent }) => textContent === 'Descartar',
      )
      if (discard) await user.click(discard)
      await dialog.closed()
    }
    await judge(`Crear ${bus}`)
  }
}
