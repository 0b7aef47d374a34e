-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "club" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "opening_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "archived_at" TIMESTAMPTZ(3),
    "head_seq" BIGINT NOT NULL,
    "head_hash" TEXT NOT NULL,
    "accounts_made" BIGINT NOT NULL,
    "cash_box_account_id" BIGINT NOT NULL,

    CONSTRAINT "club_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member" (
    "club_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "archived_at" TIMESTAMPTZ(3),

    CONSTRAINT "member_pkey" PRIMARY KEY ("club_id","id")
);

-- CreateTable
CREATE TABLE "rule_book_version" (
    "book" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "content" JSONB NOT NULL,

    CONSTRAINT "rule_book_version_pkey" PRIMARY KEY ("book","version")
);

-- CreateTable
CREATE TABLE "session" (
    "club_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "game" TEXT NOT NULL,
    "book" TEXT NOT NULL,
    "book_version" TEXT NOT NULL,
    "rules" JSONB NOT NULL,
    "rate" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "state" JSONB NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "session_pkey" PRIMARY KEY ("club_id","id")
);

-- CreateTable
CREATE TABLE "seat" (
    "club_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "position" SMALLINT,
    "account_id" BIGINT NOT NULL,
    "joined_version" INTEGER NOT NULL,
    "left_version" INTEGER,

    CONSTRAINT "seat_pkey" PRIMARY KEY ("club_id","session_id","member_id")
);

-- CreateTable
CREATE TABLE "hand" (
    "club_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "revision" SMALLINT NOT NULL,
    "event_seq" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "dealer" UUID NOT NULL,
    "record" JSONB NOT NULL,
    "outcome" JSONB NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "hand_pkey" PRIMARY KEY ("club_id","session_id","number","revision")
);

-- CreateTable
CREATE TABLE "melding" (
    "club_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "hand_number" INTEGER NOT NULL,
    "revision" SMALLINT NOT NULL,
    "position" SMALLINT NOT NULL,
    "member_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "count" SMALLINT,
    "with_pagat" BOOLEAN,
    "suit" TEXT,
    "grade" TEXT,
    "missing" TEXT,

    CONSTRAINT "melding_pkey" PRIMARY KEY ("club_id","session_id","hand_number","revision","position")
);

-- CreateTable
CREATE TABLE "fine" (
    "club_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "hand_number" INTEGER,
    "revision" SMALLINT,
    "position" SMALLINT NOT NULL,
    "member_id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "stage" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "self_reported" BOOLEAN NOT NULL,
    "reported_by" UUID,
    "note" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "event_seq" BIGINT NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "fine_pkey" PRIMARY KEY ("club_id","id")
);

-- CreateTable
CREATE TABLE "pot" (
    "club_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "account_id" BIGINT NOT NULL,

    CONSTRAINT "pot_pkey" PRIMARY KEY ("club_id","session_id","kind")
);

-- CreateTable
CREATE TABLE "account" (
    "club_id" UUID NOT NULL,
    "id" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "session_id" UUID,
    "member_id" UUID,
    "unit" TEXT NOT NULL,
    "balance" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "account_pkey" PRIMARY KEY ("club_id","id")
);

-- CreateTable
CREATE TABLE "club_event" (
    "club_id" UUID NOT NULL,
    "seq" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "session_id" UUID,
    "actor" TEXT NOT NULL,
    "time" TIMESTAMPTZ(3) NOT NULL,
    "payload" TEXT NOT NULL,
    "prev_hash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "club_event_pkey" PRIMARY KEY ("club_id","seq")
);

-- CreateTable
CREATE TABLE "posting" (
    "club_id" UUID NOT NULL,
    "event_seq" BIGINT NOT NULL,
    "line" SMALLINT NOT NULL,
    "from_account" BIGINT NOT NULL,
    "to_account" BIGINT NOT NULL,
    "amount" BIGINT NOT NULL,
    "reason" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "session_id" UUID,
    "hand_number" INTEGER,
    "fine_id" UUID,
    "stage" TEXT NOT NULL,

    CONSTRAINT "posting_pkey" PRIMARY KEY ("club_id","event_seq","line")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "club_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "status" SMALLINT NOT NULL,
    "etag" TEXT,
    "body" TEXT NOT NULL,
    "event_seq" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("club_id","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "club_opening_key" ON "club"("opening_key");

-- CreateIndex
CREATE INDEX "session_opened" ON "session"("club_id", "opened_at", "id");

-- CreateIndex
CREATE INDEX "seat_of_member" ON "seat"("club_id", "member_id");

-- CreateIndex
CREATE INDEX "fine_of_hand" ON "fine"("club_id", "session_id", "hand_number");

-- CreateIndex
CREATE INDEX "account_of_session" ON "account"("club_id", "session_id");

-- CreateIndex
CREATE INDEX "account_of_member" ON "account"("club_id", "member_id");

-- CreateIndex
CREATE INDEX "club_event_of_session" ON "club_event"("club_id", "session_id", "seq");

-- AddForeignKey
ALTER TABLE "member" ADD CONSTRAINT "member_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_book_book_version_fkey" FOREIGN KEY ("book", "book_version") REFERENCES "rule_book_version"("book", "version") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "seat" ADD CONSTRAINT "seat_club_id_session_id_fkey" FOREIGN KEY ("club_id", "session_id") REFERENCES "session"("club_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "seat" ADD CONSTRAINT "seat_club_id_member_id_fkey" FOREIGN KEY ("club_id", "member_id") REFERENCES "member"("club_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "hand" ADD CONSTRAINT "hand_club_id_session_id_fkey" FOREIGN KEY ("club_id", "session_id") REFERENCES "session"("club_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "melding" ADD CONSTRAINT "melding_club_id_session_id_hand_number_revision_fkey" FOREIGN KEY ("club_id", "session_id", "hand_number", "revision") REFERENCES "hand"("club_id", "session_id", "number", "revision") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "fine" ADD CONSTRAINT "fine_club_id_session_id_fkey" FOREIGN KEY ("club_id", "session_id") REFERENCES "session"("club_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "pot" ADD CONSTRAINT "pot_club_id_session_id_fkey" FOREIGN KEY ("club_id", "session_id") REFERENCES "session"("club_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "club_event" ADD CONSTRAINT "club_event_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

