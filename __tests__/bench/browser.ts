import type { Browser, CDPSession, Page } from 'playwright-core'
import { USER } from './company'
import { installProbe, type Sight } from './page-probe'

/** A machine and a line: as they are, or slowed. */
export interface Conditions {
  name: string
  cpu: number
  line?: { kbit: number; latency: number }
}

export type Figures = Record<string, number>

interface Visit {
  page: Page
  cdp: CDPSession
  /** JavaScript as it came over the line, kB, and all requests but those for data. */
  traffic: { kB: number; requests: number }
}

async function visit(browser: Browser, { cpu, line }: Conditions, login?: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'es-CO' })
  const page = await context.newPage()
  await page.addInitScript(installProbe)
  if (login) await page.addInitScript((text) => localStorage.setItem('jwtData', text), login)
  const cdp = await context.newCDPSession(page)
  const traffic = { kB: 0, requests: 0 }
  const scripts = new Set<string>()
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
    if (type !== 'Fetch') traffic.requests += 1
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) traffic.kB += encodedDataLength / 1000
  })
  await cdp.send('Network.enable')
  await cdp.send('Performance.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (line) {
    const bytes = (line.kbit * 1000) / 8
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    })
  }
  return { page, cdp, traffic }
}

async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find((one) => one.name === name)?.value ?? 0
}

const until = async (page: Page, name: 'form' | 'rows' | 'totals' | 'pages') => {
  await page.waitForFunction((one) => globalThis.probe[one] !== undefined, name, { timeout: 120_000 })
  return page.evaluate((one) => globalThis.probe[one] ?? 0, name)
}

/** The login page, with an empty cache. */
export async function measureLogin(browser: Browser, url: string, conditions: Conditions): Promise<Figures> {
  const { page, traffic } = await visit(browser, conditions)
  await page.goto(`${url}/login`)
  const usable = await until(page, 'form')
  await page.waitForLoadState('networkidle')
  await page.context().close()
  return {
    'login: JavaScript, kB as sent': traffic.kB,
    'login: requests': traffic.requests,
    'login: form usable': usable,
  }
}

/** Does something on the page; says how long it took until the page showed it. */
async function timed(page: Page, sight: Sight, act: () => Promise<void>): Promise<number> {
  const shown = page.evaluate((one) => globalThis.probe.after(one), sight)
  await act()
  return shown
}

async function measureTable(page: Page): Promise<Figures> {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const nextPage = await timed(page, 'other rows', () => button('Ir a la página siguiente').click())
  const sorted = await timed(page, 'other rows', () =>
    page.locator('[role="columnheader"][data-field="regFin"]').click(),
  )
  await button('Filtros').click()
  const panel = page.locator('.MuiDataGrid-panel')
  await panel.getByRole('combobox').first().click()
  await page.getByRole('option', { name: 'Bus', exact: true }).click()
  const text = panel.getByRole('textbox')
  await text.waitFor()
  const filtered = await timed(page, 'bus 1007', () => text.fill('1007'))
  await page.keyboard.press('Escape')
  await button('Limpiar filtros de la tabla').click()
  return { 'next page': nextPage, 'sort by a column': sorted, 'filter by bus': filtered }
}

async function measureDialog(page: Page, cdp: CDPSession): Promise<Figures> {
  const opened = await timed(page, 'dialog', () =>
    page.getByRole('button', { name: 'Crear', exact: true }).first().click(),
  )
  const keys = 30
  await page.locator('[role="dialog"] textarea').first().focus()
  const spent = async () => ({
    all: await metric(cdp, 'TaskDuration'),
    script: await metric(cdp, 'ScriptDuration'),
  })
  const before = await spent()
  await page.keyboard.type('a'.repeat(keys), { delay: 60 })
  const after = await spent()
  const perKey = (what: keyof typeof before) => ((after[what] - before[what]) / keys) * 1000
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Descartar' }).click()
  return {
    'open Create: focused': opened,
    'key in the dialog: CPU': perKey('all'),
    // The rest is the browser's own: taking the key, laying out and painting the text.
    'key in the dialog: script': perKey('script'),
  }
}

async function measureSearch(page: Page): Promise<Figures> {
  const bus = page.locator('[role="search"] input').first()
  await bus.fill('1009')
  await bus.press('Enter')
  const search = await timed(page, 'bus 1009', () =>
    page.getByRole('button', { name: 'Buscar', exact: true }).click(),
  )
  return { 'search by bus, on the server': search }
}

/** The list with an empty cache, then what a person does with it. */
export async function measureList(browser: Browser, url: string, conditions: Conditions): Promise<Figures> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(USER),
  })
  const { page, cdp, traffic } = await visit(browser, conditions, await answer.text())
  await page.goto(`${url}/`)
  const rows = await until(page, 'rows')
  const totals = await until(page, 'totals')
  const pages = await until(page, 'pages')
  const sent = { ...traffic }
  const cpu = (await metric(cdp, 'TaskDuration')) * 1000
  const { call, blocking } = await page.evaluate(() => ({
    call:
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/liquidaciones/table'))
        ?.startTime ?? 0,
    blocking: globalThis.probe.blocking,
  }))
  await cdp.send('HeapProfiler.collectGarbage')
  const heap = (await metric(cdp, 'JSHeapUsedSize')) / 1e6

  const figures = {
    'list: JavaScript, kB as sent': sent.kB,
    'list: requests': sent.requests,
    'list: list call sent': call,
    'list: first rows painted': rows,
    'list: rows and totals painted': totals,
    'list: all rows here': pages,
    'list: blocking time': blocking,
    'list: main-thread CPU': cpu,
    'list: heap, MB': heap,
    ...(await measureTable(page)),
    ...(await measureDialog(page, cdp)),
    ...(await measureSearch(page)),
  }
  await page.context().close()
  return figures
}
