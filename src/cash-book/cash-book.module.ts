import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { BooksController } from './books/books.controller.js';
import { CardsController } from './cards/cards.controller.js';
import { DuesController } from './dues/dues.controller.js';
import { EveningPaymentsController } from './evening-payments/evening-payments.controller.js';
import { ExaminationsController } from './examinations/examinations.controller.js';
import { ExpensesController } from './expenses/expenses.controller.js';
import { MoneyController } from './money/money.controller.js';
import { ObjectionsController } from './objections/objections.controller.js';
import { OpenItemsController } from './open-items/open-items.controller.js';
import { PursesController } from './purses/purses.controller.js';
import { ReceiptsController } from './receipts/receipts.controller.js';
import { RecurringController } from './recurring/recurring.controller.js';
import { ReconciliationsController } from './reconciliations/reconciliations.controller.js';
import { PlansController } from './plans/plans.controller.js';
import { PayController } from './pay/pay.controller.js';
import { PaymentsController } from './payments/payments.controller.js';
import { SearchController } from './search/search.controller.js';
import { VouchersController } from './vouchers/vouchers.controller.js';
import { YearsController } from './years/years.controller.js';

@Module({
  imports: [LedgerModule],
  controllers: [
    BooksController,
    AccountsController,
    MoneyController,
    EveningPaymentsController,
    SearchController,
    VouchersController,
    CardsController,
    DuesController,
    OpenItemsController,
    ExpensesController,
    RecurringController,
    PursesController,
    ReceiptsController,
    ReconciliationsController,
    PlansController,
    PaymentsController,
    PayController,
    YearsController,
    ExaminationsController,
    ObjectionsController,
  ],
})
export class CashBookModule {}
