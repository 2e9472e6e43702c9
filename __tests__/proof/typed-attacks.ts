/** An attacker at the keyboard: what is typed in every field of text is kept and shown as the text that it is. */
import { type BrowserContext, type Locator, type Page } from 'playwright-core'
import { hoyEn } from '../../src/contract/fechas'
import { contentOf } from '../setup/downloads'
import { aWatchedBrowser } from '../setup/attacks'
import { textOfPdf } from '../setup/pdf'
import { startProduct } from '../setup/product'

const [YEAR, MONTH, DAY] = hoyEn('America/Bogota').split('-')
const TODAY = `${DAY}/${MONTH}/${YEAR?.slice(-2)}`

interface Typing {
  /** An attack for a field that has room for so many characters. */
  attack: (long?: number) => string
  /** Texts that are written into addresses. */
  inAddresses: readonly string[]
  /** Whether each letter has a key of its own; else a text comes at once, as from a pasteboard. */
  keyByKey?: boolean
  /** How many of each are typed. */
  count: { conductores: number; buses: number; deudas: number; asistencias: number; ingresos: number }
}

/** The tests of one browser, which goes through every screen. */
export function typeAttacks({ attack, inAddresses, keyByKey, count }: Typing) {
  let context: BrowserContext
  let page: Page
  let faults: string[]

  beforeAll(async () => {
    const { url } = await startProduct()
    ;({ context, faults } = await aWatchedBrowser(url))
    page = await context.newPage()
    await page.goto('/')
  })
  afterEach(() => expect(faults.splice(0)).toEqual([]))

  const button = (name: string, part: Page | Locator = page) =>
    part.getByRole('button', { name, exact: true })

  const field = (label: string, part: Page | Locator = page) =>
    part.getByLabel(label, { exact: true }).and(part.locator('input, textarea'))

  async function goTo(screen: string, title = screen) {
    await page.getByRole('navigation').getByRole('link', { name: screen, exact: true }).click()
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
  }

  async function open(name: string, title: string) {
    await button(name).click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.waitFor()
    return dialog
  }

  /** Types over what a field holds. */
  async function typeIn(one: Locator, text: string) {
    await one.focus()
    await one.fill('')
    await (keyByKey ? one.pressSequentially(text) : page.keyboard.insertText(text))
  }

  /** Types in fields by their labels, then leaves each; a list takes the option of that name. */
  async function fillIn(where: Page | Locator, texts: Record<string, string>) {
    for (const [label, text] of Object.entries(texts)) {
      const list = where.getByLabel(label, { exact: true }).and(where.locator('select'))
      if ((await list.count()) > 0) {
        await list.selectOption({ label: text })
        continue
      }
      const one = field(label, where)
      await typeIn(one, text)
      await one.press('Tab')
    }
  }

  async function send(dialog: Locator, name: string) {
    await button(name, dialog).click()
    await dialog.waitFor({ state: 'detached' })
  }

  const row = (...texts: string[]) =>
    texts.reduce<Locator>(
      (rows, text) => rows.filter({ has: page.getByRole('gridcell', { name: text, exact: true }) }),
      page.locator('[role="row"][data-id]'),
    )

  /** Opens what edits the row, sees what was typed there in its fields, and leaves. */
  async function seeOnEditing(title: string, texts: Record<string, string>) {
    const dialog = await open('Editar', title)
    for (const [label, text] of Object.entries(texts))
      expect([label, await field(label, dialog).inputValue()]).toEqual([label, text])
    await button('Cancelar', dialog).click()
    await dialog.waitFor({ state: 'detached' })
  }

  async function downloadOf(name: string) {
    const [download] = await Promise.all([page.waitForEvent('download'), button(name).click()])
    return contentOf(download)
  }

  /** Expects these texts as whole cells of the exported file. */
  async function areInFile(texts: readonly string[]) {
    const file = `;${(await downloadOf('Exportar')).toString().replaceAll('\r\n', ';')}`
    for (const text of texts) {
      const cell = /[";]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
      expect([text, file.includes(`;${cell};`)]).toEqual([text, true])
    }
  }

  /** The drivers and buses that were typed, for the tests that need one. */
  const conductores: { nombre: string; documento: string }[] = []
  const buses: string[] = []

  test('as drivers', async () => {
    await goTo('Conductores')
    const names: string[] = []
    for (let turn = 0; turn < count.conductores; turn += 1) {
      const texts = { Nombre: attack(120), Empresa: attack(80), Documento: `${turn}${attack(29)}` }
      const dialog = await open('Crear', 'Crear Conductor')
      await fillIn(dialog, {
        'Fecha de nacimiento': attack(),
        ...texts,
        'Tipo de documento': 'Pasaporte',
      })
      await fillIn(dialog, { 'Fecha de nacimiento': '17051955' })
      await send(dialog, 'Crear')
      await row(texts.Nombre, texts.Empresa, texts.Documento).waitFor()
      if (turn === 0) await seeOnEditing('Editar Conductor', texts)
      conductores.push({ nombre: texts.Nombre, documento: texts.Documento })
      names.push(...Object.values(texts))
    }
    await areInFile(names)
  })

  test('as buses', async () => {
    await goTo('Buses')
    for (let turn = 0; turn < count.buses; turn += 1) {
      const { nombre, documento } = conductores[turn] ?? { nombre: '', documento: '' }
      const texts = {
        Número: `${turn}${attack(19)}`,
        Placa: `${turn}${attack(11)}`,
        Empresa: attack(80),
        Modelo: attack(40),
        Marca: attack(40),
      }
      const dialog = await open('Crear', 'Crear Bus')
      await fillIn(dialog, { ...texts, Ruta: 'Circular Coonatra', Conductor: documento })
      await send(dialog, 'Crear')
      await row(texts.Número, texts.Empresa, nombre).waitFor()
      if (turn === 0) await seeOnEditing('Editar Bus', { ...texts, Placa: texts.Placa.toUpperCase() })
      buses.push(texts.Número)
    }
  })

  test.each([
    ['debts', 'Deudas', 'Crear Deuda', 'Editar Deuda', 'Razón', {}],
    ['repayments', 'Abonos', 'Crear Abono', 'Editar Abono', 'Origen', { Fecha: TODAY }],
  ])('as %s', async (_what, screen, create, edit, label, rest) => {
    await goTo(screen)
    const texts: string[] = []
    for (let turn = 0; turn < count.deudas; turn += 1) {
      const text = attack(200)
      const { nombre, documento } = conductores[turn] ?? { nombre: '', documento: '' }
      const dialog = await open('Crear', create)
      await fillIn(dialog, { Conductor: documento, Valor: attack() })
      await fillIn(dialog, { Valor: '1000', [label]: text, ...rest })
      await send(dialog, 'Crear')
      await row(nombre, text).waitFor()
      texts.push(text)
    }
    await row(texts[0] ?? '')
      .getByRole('gridcell')
      .first()
      .click()
    await seeOnEditing(edit, { [label]: texts[0] ?? '' })
    await areInFile(texts)
  })

  const gastos: string[] = []

  test('in a settlement, its expenses and its debt', async () => {
    await goTo('Liquidaciones')
    const comments: string[] = []
    for (const bus of buses) {
      const dialog = await open('Crear', 'Crear Liquidación')
      const texts = {
        'Nombre del gasto 1': attack(60),
        'Nombre del gasto 2': attack(60),
        Comentario: attack(500),
      }
      await fillIn(dialog, { Fecha: TODAY, Bus: bus, Viajes: attack() })
      await fillIn(dialog, {
        ...texts,
        'Valor del gasto 1': '12000',
        'Valor del gasto 2': '5000',
        Viajes: '7',
        'Registradora inicial': '5000',
        'Registradora final': '5321',
        Sensor: '360',
      })
      await dialog.getByLabel('Deuda', { exact: true }).check()
      const razon = attack(200)
      await fillIn(dialog, { 'Valor de la deuda': '1000', 'Razón de la deuda': razon })
      await send(dialog, 'Crear')
      await row(bus, texts.Comentario).getByRole('gridcell').first().click()

      const detalle = await open('Detalle', 'Detalle')
      const read = await detalle.innerText()
      for (const text of [...Object.values(texts), razon, bus]) expect(read).toContain(text)
      await button('Cerrar', detalle).click()
      await detalle.waitFor({ state: 'detached' })
      comments.push(texts.Comentario)
      gastos.push(texts['Nombre del gasto 1'], texts['Nombre del gasto 2'])
    }
    await areInFile([...comments, ...buses])
  })

  test('as the name of an expense that is searched for', async () => {
    await goTo('Reporte de gastos')
    const search = page.getByRole('search')
    for (const name of new Set(gastos)) {
      await fillIn(search, { 'Nombre Gasto': name })
      await button('Buscar', search).click()
      await page.waitForURL((url) => url.searchParams.get('nombre') === name)
      await row(name).first().waitFor()
    }
    // The address says the same to whoever is sent it.
    await page.reload()
    await row(gastos.at(-1) ?? '')
      .first()
      .waitFor()
    await areInFile(gastos.slice(-1))
  })

  test('in the attendance of the day', async () => {
    await goTo('Crear', 'Crear asistencias')
    const cells = page.getByRole('grid').getByRole('combobox')
    await cells.first().waitFor()
    const texts: string[] = []
    for (let numero = 0; numero < count.asistencias; numero += 1) {
      const text = attack(numero % 2 === 0 ? 20 : 200)
      await typeIn(cells.nth(numero), text)
      await cells.nth(numero).press('Enter')
      texts.push(text)
    }
    await button('Completar Asistencia').click()
    await page
      .getByText(/sin guardar/i)
      .first()
      .waitFor({ state: 'detached' })

    await goTo('Consultar', 'Asistencias')
    await page.getByLabel('Tipo', { exact: true }).selectOption({ label: 'Día' })
    await button('Buscar').click()
    for (const text of texts) await page.getByRole('gridcell', { name: text, exact: true }).first().waitFor()
    await areInFile(texts)
  })

  test('on a document that is printed', async () => {
    await goTo('Documentos')
    await page.getByLabel('Documento').selectOption('Vacaciones')
    const { nombre, documento } = conductores[0] ?? { nombre: '', documento: '' }
    await fillIn(page, { Conductor: documento })
    const [sheet] = await textOfPdf(await downloadOf('Generar'))
    expect(sheet).toContain(nombre)
    expect(sheet).toContain(documento)

    await page.getByLabel('Documento').selectOption('Liquidación Antigua')
    await fillIn(page, { Conductor: `nadie ${attack()}`, Año: attack(), Valor: attack() })
    await button('Generar').click()
    await page.getByText('El conductor es requerido.').waitFor()
    // Where what is left behind is asked about.
    await page.getByRole('navigation').getByRole('link', { name: 'Salarios', exact: true }).click()
    await button('Salir sin guardar').click()
    await page.getByRole('heading', { name: 'Salarios', level: 1 }).waitFor()
  })

  test('in the searches and the filters', async () => {
    for (const [screen, labels] of [
      ['Liquidaciones', ['Bus', 'Conductor', 'Fecha Inicio', 'Fecha Final']],
      ['Salarios', ['Conductor', 'Fecha Inicio']],
      ['Deudas', ['Conductor']],
      ['Abonos', ['Conductor']],
      ['Reporte de gastos', ['Bus', 'Conductor', 'Fecha Final']],
    ] as const) {
      await goTo(screen)
      for (const label of labels) await fillIn(page.getByRole('search'), { [label]: attack() })
      await button('Buscar', page.getByRole('search')).click()
    }
    // Screens whose first column is text.
    for (const screen of ['Conductores', 'Buses']) {
      await goTo(screen)
      await button('Filtros').click()
      const value = page.getByRole('textbox', { name: 'Valor' }).last()
      const text = attack()
      await typeIn(value, text)
      expect(await value.inputValue()).toBe(text)
      await page.keyboard.press('Escape')
    }
  })

  test('in an address', async () => {
    const paths = ['/no-existe/', '/reportes/gastos?nombre=', '/?numero=1&documento=']
    for (const [numero, text] of inAddresses.entries()) {
      await page.goto(`${paths[numero % paths.length]}${encodeURIComponent(text)}#${text}`)
      await page.locator('h1').first().waitFor()
    }
  })

  test('as a user and passwords', async () => {
    await page.goto('/festivos')
    const openSession = () => page.getByRole('button', { name: /Administradora/ }).click()
    await openSession()
    await page.getByRole('menuitem', { name: 'Cambiar clave' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cambiar clave' })
    const created = attack()
    await fillIn(dialog, {
      'Clave actual': attack(),
      'Clave nueva (mínimo 12 caracteres)': created,
      'Repita la clave nueva': created,
    })
    await button('Cambiar clave', dialog).click()
    await dialog.getByText('La clave actual no es correcta.').first().waitFor()
    await button('Cancelar', dialog).click()
    await button('Descartar').click()
    await dialog.waitFor({ state: 'detached' })
    await openSession()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    for (let turn = 0; turn < count.ingresos; turn += 1) {
      await fillIn(page, { Usuario: attack(), Clave: attack() })
      await button('Iniciar Sesión').click()
      await page.getByText('Usuario o clave incorrectos.').waitFor()
    }
  })
}
