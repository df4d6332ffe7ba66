#!/bin/sh
# {{generated}}
# Usage: upload.sh <bucket> [folder of the export]
# An object carries its own Cache-Control, so a file that is missing has none of a hashed one. Hashed files go first and none
# is deleted: the pages of the release before still find theirs.
set -eu
bucket="$1"
out="${2:-out}"
aws s3 sync "$out" "s3://$bucket" --exclude '*' --include '{{hashed-path}}*' --exclude '*.webmanifest' --exclude '*.br' --exclude '*.gz' --cache-control '{{cache-hashed}}'
aws s3 sync "$out" "s3://$bucket" --exclude '*' --include '{{hashed-path}}*.webmanifest' --content-type 'application/manifest+json' --cache-control '{{cache-hashed}}'
aws s3 sync "$out" "s3://$bucket" --exclude '{{hashed-path}}*' --exclude '*.webmanifest' --exclude '*.br' --exclude '*.gz' --exclude '_headers' --exclude '_redirects' --exclude '.assetsignore' --exclude '.nojekyll' --cache-control '{{cache-otherwise}}'
aws s3 sync "$out" "s3://$bucket" --exclude '*' --include '*.webmanifest' --exclude '{{hashed-path}}*' --content-type 'application/manifest+json' --cache-control '{{cache-otherwise}}'
