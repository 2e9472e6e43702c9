import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { companyFor, liquidacionPayload } from './company'

describe.each(ENGINES)('PUT /liquidaciones/liquidar on %s', (engine) => {
  let uuid: string
  const empresa = companyFor(engine)
  beforeEach(async () => {
    uuid = (await empresa.ask('POST', '/liquidaciones', liquidacionPayload())).body.uuid
  })

  const liquidar = (changes?: Parameters<typeof liquidacionPayload>[0]) =>
    empresa.ask('PUT', '/liquidaciones/liquidar', liquidacionPayload({ uuid, ...changes }))

  const THURSDAY = { uuid: '22222222-2222-4222-8222-222222222222', fecha: '2026-03-05' }
  const declare = () => empresa.db.insertInto('festivos').values(THURSDAY).execute()
  const revoke = () => empresa.db.deleteFrom('festivos').where('uuid', '=', THURSDAY.uuid).execute()

  it('does not move onto the day and bus of another one', async () => {
    await empresa.ask('POST', '/liquidaciones', liquidacionPayload({ fecha: '2026-03-04' }))
    const before = await empresa.table()
    const mensaje = 'Ya existe otra liquidación del bus 12 para el 4 de marzo de 2026.'
    expect(await liquidar({ fecha: '2026-03-04' })).toEqual({
      status: 409,
      body: { mensaje, errores: { fecha: mensaje } },
    })
    expect(await empresa.table()).toEqual(before)
  })

  it('lets only one of many move onto the same day and bus', async () => {
    const fechas = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']
    const uuids = await Promise.all(
      fechas.map(async (fecha) => {
        const { body } = await empresa.ask('POST', '/liquidaciones', liquidacionPayload({ fecha }))
        return body.uuid
      }),
    )
    const answers = await Promise.all(uuids.map((one) => liquidar({ uuid: one, fecha: '2026-03-10' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  describe('with the version that the detail gave', () => {
    const open = async () => (await empresa.detail(uuid)).version

    it.each<[string, () => Promise<unknown>]>([
      ['an expense', () => liquidar({ gastos: [{ nombre: 'Taller', valor: 400_000 }] })],
      ['a debt', () => liquidar({ deudaDto: { razon: 'Descuadre', valor: 5_000 } })],
      ['the counts of a sensor', () => empresa.sensores([{ busNumero: '12', sensor: 500 }])],
    ])('takes nothing away that somebody else has brought meanwhile: %s', async (_what, bring) => {
      const version = await open()
      await bring()
      const before = await empresa.detail(uuid)
      const { status, body } = await liquidar({ version, liquidada: true })
      expect([status, body.mensaje]).toEqual([409, expect.stringMatching(/^Otra persona cambió esta/)])
      expect(body.actual).toEqual(before)
      expect(await empresa.detail(uuid)).toEqual(before)
      // Opening it again gives a version that is taken.
      expect(await liquidar({ version: before.version, liquidada: true })).toMatchObject({ status: 200 })
    })

    it('takes a late edit of the debt’s reason alone for no repetition', async () => {
      const debt = (razon: string) => ({ deudaDto: { razon, valor: 5_000 } })
      await liquidar(debt('Descuadre'))
      const version = await open()
      await liquidar(debt('Choque'))
      expect(await liquidar({ version, ...debt('Multa') })).toMatchObject({ status: 409 })
    })

    it('writes nothing at that repetition: the list stays as browsers keep it', async () => {
      const written = async () => [
        (await empresa.raw('GET', '/liquidaciones/table')).headers.etag,
        await empresa.rowsOf('gastos'),
        await empresa.rowsOf('abonos'),
        await empresa.rowsOf('deudas'),
      ]
      const version = await open()
      const edit = { version, liquidada: true, deudaDto: { razon: 'Descuadre', valor: 5_000 } }
      await liquidar(edit)
      const before = await written()
      expect(await liquidar(edit)).toMatchObject({ status: 200 })
      expect(await written()).toEqual(before)
    })

    it('of many who have opened the same, lets one through', async () => {
      const version = await open()
      const all = [1, 2, 3, 4, 5, 6].map((viajes) => liquidar({ version, viajes: viajes * 100 }))
      const states = (await Promise.all(all)).map(({ status }) => status)
      expect(states.sort()).toEqual([200, 409, 409, 409, 409, 409])
    })

    it('does not mind that the driver is called otherwise by now', async () => {
      const version = await open()
      await empresa.db
        .updateTable('conductores')
        .set({ nombre: 'Ana María' })
        .where('documento', '=', '1001')
        .execute()
      expect(await liquidar({ version, viajes: 9 })).toMatchObject({ status: 200 })
    })
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it('settles it and answers the updated item in the short names', async () => {
      const { status, body } = await liquidar({ liquidada: true, regFin: 1_450, gastos: [] })
      expect(status).toBe(200)
      // Register 450: 1260000 × 12.8 % = 161280 + 50 × 2800 × 5 % = 7000; net (450 − 50) × 2800 − 168280.
      expect(body).toMatchObject({ uuid, liquidada: true, pasajerosReg: 450, valorNetoReg: 951_720 })
      expect(await empresa.table()).toEqual([body])
    })

    it('keeps the day on which staff first entered it', async () => {
      await empresa.db.updateTable('liquidaciones').set({ fechaEntrega: '2026-03-06' }).execute()
      expect((await liquidar({ liquidada: true, fecha: '2026-03-04' })).body.fechaEntrega).toBe('2026-03-06')
    })

    it('keeps the fare it was paid with while day and bus stay, whatever the fares have become', async () => {
      await empresa.withPasajes({ valor: 5_000 }, async () => {
        expect((await liquidar({ comentario: 'Corregida' })).body.valorNetoReg).toBe(412_480)
        await empresa.db.updateTable('pasajes').set({ valido: 0 }).execute()
        expect((await liquidar({ comentario: 'Otra vez' })).body.valorNetoReg).toBe(412_480)
      })
    })

    it('looks the fare up anew when the day changes', async () => {
      await empresa.withPasajes({ valor: 5_000 }, async () => {
        // 300 × 5000 = 1500000 × 12.8 % = 192000; net 250 × 5000 − 192000 − 180000.
        expect((await liquidar({ fecha: '2026-03-06' })).body.valorNetoReg).toBe(878_000)
      })
    })

    it('keeps the kind of the day at which it was settled, whatever becomes of the holidays', async () => {
      await declare()
      await liquidar({ liquidada: true })
      await revoke()
      expect((await liquidar({ liquidada: true, comentario: 'Corregida' })).body.valorNetoReg).toBe(402_400)
      // A ticket more: 2.800 less.
      expect((await liquidar({ liquidada: true, tiquetes: 11 })).body.valorNetoReg).toBe(399_600)
      // Pending again, it goes by the holidays from then on.
      await liquidar({ liquidada: false })
      expect((await liquidar({ liquidada: true })).body.valorNetoReg).toBe(412_480)
      await declare()
      expect((await liquidar({ liquidada: true, comentario: 'Otra vez' })).body.valorNetoReg).toBe(412_480)
      await revoke()
    })

    it('tells before a save what that answers, without storing anything', async () => {
      await declare()
      await liquidar({ liquidada: true })
      await revoke()
      for (const changes of [{}, { fecha: '2026-03-23' }, { busNumero: '15' }, { gastos: [] }]) {
        const before = await empresa.table()
        const body = liquidacionPayload({ uuid, ...changes })
        const told = await empresa.raw('POST', '/liquidaciones/estimado', body, 'consulta')
        expect(told.statusCode).toBe(200)
        expect(await empresa.table()).toEqual(before)
        const { body: saved } = await liquidar({ liquidada: true, ...changes })
        expect(saved).toMatchObject(told.json<object>())
        expect(Object.keys(told.json<object>())).toHaveLength(4)
        await liquidar({ liquidada: true })
      }
    })

    it('takes the kind of another day when it is moved there', async () => {
      await liquidar({ liquidada: true })
      // Monday 23 March is a holiday.
      expect((await liquidar({ liquidada: true, fecha: '2026-03-23' })).body.valorNetoReg).toBe(402_400)
    })

    it('goes by the holidays of now where the kind of its day was never kept', async () => {
      await liquidar({ liquidada: true })
      await empresa.db.updateTable('liquidaciones').set({ festivo: null }).execute()
      await declare()
      expect((await liquidar({ liquidada: true })).body.valorNetoReg).toBe(402_400)
      await revoke()
    })

    it('keeps a driver who has retired since, and does not take on another who has', async () => {
      await empresa.db.updateTable('conductores').set({ valido: 0 }).where('documento', '=', '1001').execute()
      expect(await liquidar({ comentario: 'Sigue' })).toMatchObject({ status: 200 })
      expect(await liquidar({ conductorDocumento: '1003' })).toMatchObject({
        status: 400,
        body: { errores: { conductorDocumento: 'El conductor Carlos Retirado está retirado.' } },
      })
      await empresa.db.updateTable('conductores').set({ valido: 1 }).where('documento', '=', '1001').execute()
    })
  }
})
