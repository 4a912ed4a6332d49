CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"transport" text NOT NULL,
	"workspace_id" uuid,
	"api" text DEFAULT current_setting('partnerdeck.api'),
	"destination" text NOT NULL,
	"once" text,
	"subject_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"given_up_at" timestamp (3) with time zone NOT NULL,
	"held_until" timestamp (3) with time zone,
	"fence" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"sent_in" uuid,
	"status" integer,
	"problem" text,
	"secret_digest" text,
	CONSTRAINT "messages_once_unique" UNIQUE("once"),
	CONSTRAINT "messages_secret_digest_unique" UNIQUE("secret_digest")
);
--> statement-breakpoint
CREATE TABLE "unwanted_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sent_in_messages_id_fk" FOREIGN KEY ("sent_in") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("state","kind","next_at");--> statement-breakpoint
CREATE INDEX "messages_subject" ON "messages" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "messages_destination" ON "messages" USING btree ("destination","created_at");--> statement-breakpoint
CREATE INDEX "messages_workspace" ON "messages" USING btree ("workspace_id","kind","sent_at");--> statement-breakpoint
CREATE INDEX "messages_sent_in" ON "messages" USING btree ("sent_in");--> statement-breakpoint
-- What waits, what was sent, and the secrets of links that people still have, from the three tables before this one.
INSERT INTO "messages" ("kind", "transport", "workspace_id", "api", "destination", "once", "subject_id", "details", "state", "attempts", "created_at", "next_at", "given_up_at", "held_until", "sent_at", "secret_digest")
SELECT 'alert-mail', 'mail', r."workspace_id", r."api", r."workspace_id" || ' ' || r."user_id", 'alert-mail ' || a."id", a."id",
	jsonb_build_object('userId', r."user_id"), a."mail", CASE WHEN a."mail_at" IS NULL THEN 0 ELSE 1 END, a."created_at",
	greatest(coalesce(a."mail_from", a."created_at"), a."mail_at" + interval '10 minutes'),
	coalesce(a."mail_from", a."created_at") + interval '6 hours',
	CASE WHEN a."mail" = 'sending' THEN a."mail_at" + interval '1 minute' END, a."mail_at", a."stop_digest"
FROM "alerts" a JOIN "alert_rules" r ON r."id" = a."rule_id" WHERE a."mail" IS NOT NULL;--> statement-breakpoint
UPDATE "messages" m SET "sent_in" = whole."id" FROM "alerts" a, "messages" whole
WHERE m."kind" = 'alert-mail' AND a."id" = m."subject_id" AND whole."kind" = 'alert-mail' AND whole."subject_id" = a."mailed_in";--> statement-breakpoint
INSERT INTO "messages" ("id", "kind", "transport", "workspace_id", "api", "destination", "once", "subject_id", "state", "attempts", "created_at", "next_at", "given_up_at", "held_until", "sent_at", "sent_in", "status", "problem")
SELECT d."id", CASE WHEN d."alert_id" IS NULL THEN 'channel-test' ELSE 'alert-channel' END, 'webhook', c."workspace_id", c."api", d."channel_id"::text,
	'alert-channel ' || d."alert_id" || ' ' || d."channel_id", d."alert_id",
	CASE d."state" WHEN 'delivered' THEN 'sent' ELSE d."state" END, d."attempts", d."created_at", d."next_at", d."given_up_at",
	CASE WHEN d."state" = 'sending' THEN d."sent_at" + interval '1 minute' END, d."sent_at", d."sent_in", d."status", d."problem"
FROM "alert_deliveries" d JOIN "alert_channels" c ON c."id" = d."channel_id";--> statement-breakpoint
INSERT INTO "messages" ("kind", "transport", "workspace_id", "api", "destination", "once", "subject_id", "details", "state", "attempts", "created_at", "next_at", "given_up_at", "held_until", "sent_at", "secret_digest")
SELECT 'report', 'mail', s."workspace_id", s."api", m."recipient_id"::text, 'report ' || m."edition_id" || ' ' || m."recipient_id" || ' ' || m."brand_id", m."edition_id",
	jsonb_build_object('recipientId', m."recipient_id", 'brandId', m."brand_id", 'brandName', m."brand_name"),
	m."mail", CASE WHEN m."mail_at" IS NULL THEN 0 ELSE 1 END, m."created_at",
	greatest(m."created_at", m."mail_at" + interval '10 minutes'), m."created_at" + interval '6 hours',
	CASE WHEN m."mail" = 'sending' THEN m."mail_at" + interval '1 minute' END, m."mail_at", m."stop_digest"
FROM "report_mails" m JOIN "report_editions" e ON e."id" = m."edition_id" JOIN "report_schedules" s ON s."id" = e."schedule_id";--> statement-breakpoint
INSERT INTO "messages" ("kind", "transport", "workspace_id", "api", "destination", "subject_id", "details", "state", "attempts", "created_at", "next_at", "given_up_at", "sent_at", "secret_digest")
SELECT 'confirmation', 'mail', s."workspace_id", NULL,
	translate(encode(sha256(convert_to(lower(btrim(r."address")), 'UTF8')), 'base64'), '+/=', '-_'), r."id",
	jsonb_build_object('address', r."address", 'language', s."language"), 'sent', 1,
	r."asked_at", r."asked_at", r."asked_at" + interval '6 hours', r."asked_at", r."confirm_digest"
FROM "report_recipients" r JOIN "report_schedules" s ON s."id" = r."schedule_id" WHERE r."address" IS NOT NULL AND r."asked_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_deliveries" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_mails" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "alert_deliveries" CASCADE;--> statement-breakpoint
DROP TABLE "report_mails" CASCADE;--> statement-breakpoint
ALTER TABLE "alerts" DROP CONSTRAINT "alerts_stop_digest_unique";--> statement-breakpoint
ALTER TABLE "report_recipients" DROP CONSTRAINT "report_recipients_confirm_digest_unique";--> statement-breakpoint
ALTER TABLE "alerts" DROP COLUMN "mail";--> statement-breakpoint
ALTER TABLE "alerts" DROP COLUMN "mail_from";--> statement-breakpoint
ALTER TABLE "alerts" DROP COLUMN "mail_at";--> statement-breakpoint
ALTER TABLE "alerts" DROP COLUMN "mailed_in";--> statement-breakpoint
ALTER TABLE "alerts" DROP COLUMN "stop_digest";--> statement-breakpoint
ALTER TABLE "report_recipients" DROP COLUMN "confirm_digest";--> statement-breakpoint
ALTER TABLE "report_recipients" DROP COLUMN "asked_at";
