CREATE SCHEMA "platform";
--> statement-breakpoint
CREATE TABLE "platform"."api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" uuid,
	"creator_id" uuid,
	"digest" text NOT NULL,
	"prefix" text NOT NULL,
	"last_four" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	CONSTRAINT "api_keys_one_owner" CHECK (num_nonnulls("platform"."api_keys"."seller_id", "platform"."api_keys"."creator_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "platform"."bonus_rows" (
	"seller_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"marketplace" text NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"amount" numeric(16, 4) NOT NULL,
	CONSTRAINT "bonus_rows_brand_id_marketplace_day_currency_pk" PRIMARY KEY("brand_id","marketplace","day","currency")
);
--> statement-breakpoint
CREATE TABLE "platform"."brands" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" uuid NOT NULL,
	"name" text NOT NULL,
	"active" boolean NOT NULL,
	"image" text NOT NULL,
	"bio" text NOT NULL,
	"url" text NOT NULL,
	"marketplace" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"name" text NOT NULL,
	"start_at" timestamp(3) with time zone NOT NULL,
	"end_at" timestamp(3) with time zone NOT NULL,
	"status" text NOT NULL,
	"commission" numeric(6, 5) NOT NULL,
	"budget" numeric(16, 4) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."click_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"marketplace" text NOT NULL,
	"payout_model" text NOT NULL,
	"date" timestamp(3) with time zone NOT NULL,
	"link_id" text NOT NULL,
	"final" boolean NOT NULL,
	"clicks" integer NOT NULL,
	"asin" text,
	"creator_id" uuid,
	"link_type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."creators" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"bio" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."links" (
	"id" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"type" text NOT NULL,
	"creator_id" uuid,
	"seller_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"product_id" uuid,
	"marketplace" text NOT NULL,
	"payout_model" text DEFAULT 'standard' NOT NULL,
	"cpc_campaign_id" uuid,
	"subid1" text,
	"subid2" text,
	"sharedid" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."partnerships" (
	"creator_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"active" boolean NOT NULL,
	CONSTRAINT "partnerships_creator_id_brand_id_pk" PRIMARY KEY("creator_id","brand_id")
);
--> statement-breakpoint
CREATE TABLE "platform"."products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"marketplace" text NOT NULL,
	"primary_id" text NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"price" numeric(16, 4) NOT NULL,
	"currency" text NOT NULL,
	"commission" numeric(6, 5) NOT NULL,
	"in_stock" boolean NOT NULL,
	"active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."program_creators" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid,
	"tag" text NOT NULL,
	"profile_name" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"bio" text
);
--> statement-breakpoint
CREATE TABLE "platform"."program_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"program_creator_id" uuid NOT NULL,
	"date" timestamp(3) with time zone NOT NULL,
	"asin" text NOT NULL,
	"clicks" integer NOT NULL,
	"conversions" integer NOT NULL,
	"commission" numeric(16, 4) NOT NULL,
	"sales" numeric(16, 4) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."report_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"marketplace" text NOT NULL,
	"payout_model" text NOT NULL,
	"date" timestamp(3) with time zone NOT NULL,
	"link_id" text NOT NULL,
	"final" boolean NOT NULL,
	"clicks" integer NOT NULL,
	"asin" text NOT NULL,
	"creator_id" uuid NOT NULL,
	"cpc_campaign_id" uuid,
	"currency" text NOT NULL,
	"sales" numeric(16, 4) NOT NULL,
	"commission_amount" numeric(16, 4) NOT NULL,
	"conversions" integer NOT NULL,
	"detail_page_views" integer NOT NULL,
	"add_to_carts" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."sellers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform"."api_keys" ADD CONSTRAINT "api_keys_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "platform"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."api_keys" ADD CONSTRAINT "api_keys_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "platform"."creators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."brands" ADD CONSTRAINT "brands_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "platform"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."campaigns" ADD CONSTRAINT "campaigns_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "platform"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."campaigns" ADD CONSTRAINT "campaigns_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "platform"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."links" ADD CONSTRAINT "links_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "platform"."creators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."links" ADD CONSTRAINT "links_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "platform"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."links" ADD CONSTRAINT "links_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "platform"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."partnerships" ADD CONSTRAINT "partnerships_creator_id_creators_id_fk" FOREIGN KEY ("creator_id") REFERENCES "platform"."creators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."partnerships" ADD CONSTRAINT "partnerships_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "platform"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."products" ADD CONSTRAINT "products_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "platform"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "platform"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."program_creators" ADD CONSTRAINT "program_creators_team_id_creators_id_fk" FOREIGN KEY ("team_id") REFERENCES "platform"."creators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_by_digest" ON "platform"."api_keys" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "bonus_rows_by_seller" ON "platform"."bonus_rows" USING btree ("seller_id","marketplace","day");--> statement-breakpoint
CREATE INDEX "brands_by_seller" ON "platform"."brands" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_seller" ON "platform"."campaigns" USING btree ("seller_id","start_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "click_rows_one" ON "platform"."click_rows" USING btree ("link_id","date");--> statement-breakpoint
CREATE INDEX "click_rows_by_payout" ON "platform"."click_rows" USING btree ("seller_id","payout_model","date","id");--> statement-breakpoint
CREATE INDEX "click_rows_by_marketplace" ON "platform"."click_rows" USING btree ("seller_id","marketplace","payout_model","date","id");--> statement-breakpoint
CREATE INDEX "click_rows_by_brand" ON "platform"."click_rows" USING btree ("brand_id","marketplace","payout_model","date","id");--> statement-breakpoint
CREATE INDEX "click_rows_by_asin" ON "platform"."click_rows" USING btree ("seller_id","asin","date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "links_by_digest" ON "platform"."links" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "partnerships_by_brand" ON "platform"."partnerships" USING btree ("brand_id","creator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_by_primary_id" ON "platform"."products" USING btree ("primary_id","marketplace");--> statement-breakpoint
CREATE INDEX "products_by_seller" ON "platform"."products" USING btree ("seller_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "program_creators_by_tag" ON "platform"."program_creators" USING btree ("tag");--> statement-breakpoint
CREATE UNIQUE INDEX "program_rows_one" ON "platform"."program_rows" USING btree ("campaign_id","program_creator_id","date","asin");--> statement-breakpoint
CREATE INDEX "program_rows_by_seller" ON "platform"."program_rows" USING btree ("seller_id","date","id");--> statement-breakpoint
CREATE INDEX "program_rows_by_campaign" ON "platform"."program_rows" USING btree ("campaign_id","date","id");--> statement-breakpoint
CREATE INDEX "program_rows_by_brand" ON "platform"."program_rows" USING btree ("brand_id","date","id");--> statement-breakpoint
CREATE INDEX "program_rows_by_asin" ON "platform"."program_rows" USING btree ("seller_id","asin","date","id");--> statement-breakpoint
CREATE INDEX "program_rows_by_creator" ON "platform"."program_rows" USING btree ("program_creator_id","brand_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_rows_one" ON "platform"."report_rows" USING btree ("link_id","asin","date");--> statement-breakpoint
CREATE INDEX "report_rows_by_payout" ON "platform"."report_rows" USING btree ("seller_id","payout_model","date","id");--> statement-breakpoint
CREATE INDEX "report_rows_by_marketplace" ON "platform"."report_rows" USING btree ("seller_id","marketplace","payout_model","date","id");--> statement-breakpoint
CREATE INDEX "report_rows_by_brand" ON "platform"."report_rows" USING btree ("brand_id","marketplace","payout_model","date","id");--> statement-breakpoint
CREATE INDEX "report_rows_by_asin" ON "platform"."report_rows" USING btree ("seller_id","asin","date","id");